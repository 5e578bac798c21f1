import type { Card, Preview } from '../quality/api';

/** What both have given, each for themselves before, and together after. */
export type Ledger = {
  before: { name: string; gifts: number; cents: number }[];
  after: { gifts: number; cents: number };
  /** Gift by gift and cent by cent: nothing is lost, nothing comes to it. */
  isEqual: boolean;
};

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0);

export function ledgerOf({ records }: Card, { money }: Preview): Ledger {
  const before = records.map(({ person, gifts, givenCents }) => ({
    name: person.name,
    gifts,
    cents: givenCents,
  }));
  const { gifts, cents, funds } = money;
  const isEqual =
    sum(before, (one) => one.cents) === cents &&
    sum(before, (one) => one.gifts) === gifts &&
    sum(funds, (fund) => fund.cents) === cents &&
    sum(funds, (fund) => fund.gifts) === gifts;
  return { before, after: { gifts, cents }, isEqual };
}
