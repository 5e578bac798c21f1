import { COSTS } from '../fields';
import type { Package, PlanResult } from '../types';
import { money } from '../words';

/** Kinds of money that are never mixed: what is given, what is earned, what is paid back. */
export type Kind = 'cost' | 'grant' | 'price' | 'work' | 'loan' | 'rest';

/** One step on the way from the cost to what is left, from where it starts to where it ends. */
export type Step = { key: string; name: string; kind: Kind; amount: number; from: number; to: number };

/** Pell, other and supplemental grants: nothing of it is paid back or earned. */
export const grantsOf = ({ pell, grants, campusGrant }: Package) => pell + grants + campusGrant;
export const loansOf = ({ subsidised, unsubsidised }: Package) => subsidised + unsubsidised;

/** From the cost down to what is still to pay. Grants alone lead to the net price. */
export function stepsOf(aid: Package): Step[] {
  const { cost, pell, grants, campusGrant, netPrice, workStudy, subsidised, unsubsidised, unmet } = aid;
  const steps: Step[] = [];
  const whole = (key: string, name: string, kind: Kind, amount: number) =>
    steps.push({ key, name, kind, amount, from: amount, to: 0 });
  const off = (key: string, name: string, kind: Kind, amount: number, from: number) => {
    const to = Math.max(0, from - amount);
    steps.push({ key, name, kind, amount, from, to });
    return to;
  };
  whole('cost', 'Cost of attendance', 'cost', cost);
  const afterPell = off('pell', 'Pell Grant', 'grant', pell, cost);
  const afterGrants = off('grants', 'Other grants', 'grant', grants, afterPell);
  off('campusGrant', 'Supplemental grant', 'grant', campusGrant, afterGrants);
  whole('netPrice', 'Net price', 'price', netPrice);
  const afterWork = off('workStudy', 'Work-study', 'work', workStudy, netPrice);
  const afterFirst = off('subsidised', 'Subsidized loan', 'loan', subsidised, afterWork);
  off('unsubsidised', 'Unsubsidized loan', 'loan', unsubsidised, afterFirst);
  whole('unmet', 'Still to pay', 'rest', unmet);
  return steps;
}

/** Whether it takes something off the cost, or is what has come of it. */
export const isTakenOff = ({ kind }: Step) => kind === 'grant' || kind === 'work' || kind === 'loan';

/** In one sentence. */
export function saySteps(aid: Package): string {
  const { cost, netPrice, workStudy, unmet } = aid;
  return (
    `Of ${money(cost)}, grants and scholarships pay ${money(grantsOf(aid))}, which leaves a net price of ` +
    `${money(netPrice)}; work can earn ${money(workStudy)}, loans can advance ${money(loansOf(aid))}, and ` +
    `${money(unmet)} is still to pay.`
  );
}

export type Part = { key: string; name: string; amount: number; kind: Kind };

/** What the cost is made of, as it went into the result; parts that are nothing are left out. */
export function costParts({ lines }: Package): Part[] {
  const inputs = lines.find(({ key }) => key === 'package.costOfAttendance')?.inputs ?? [];
  return Object.entries(COSTS)
    .map(([key, name]) => ({ key, name, kind: 'cost' as const, amount: amountIn(inputs, key) }))
    .filter(({ amount }) => amount > 0);
}

/** What pays for it. */
export function aidParts(aid: Package): Part[] {
  const parts: Part[] = [
    { key: 'grants', name: 'Grants and scholarships', kind: 'grant', amount: grantsOf(aid) },
    { key: 'work', name: 'Work', kind: 'work', amount: aid.workStudy },
    { key: 'loans', name: 'Loans', kind: 'loan', amount: loansOf(aid) },
    { key: 'unmet', name: 'Still to pay', kind: 'rest', amount: aid.unmet },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

const amountIn = (inputs: Package['lines'][number]['inputs'], key: string) =>
  inputs.find((input) => input.key === key)?.value ?? 0;

export type TermPayment = {
  term: string;
  credits: number | undefined;
  fullTime: number | undefined;
  intensity: number;
  /** In cents. */
  amount: number;
  additional: number;
  parts: readonly number[];
  /** What is left for life after it, in thousandths of a percent. */
  lifetimeLeft: number;
};

/** What is paid in each term, and what is left for life after it. */
export function paymentsOf({ schedule, scheduledPell }: PlanResult): TermPayment[] {
  const lineOf = (key: string) => schedule.lines.find((line) => line.key === key);
  const all = lineOf('pell.lifetimeLeft')?.value ?? 600_000;
  let paid = 0;
  return schedule.payments.map(({ term, intensity, amount, additional, parts }, place) => {
    paid += amount;
    const inputs = lineOf(`pell.intensity.${place + 1}`)?.inputs ?? [];
    const used = scheduledPell > 0 ? Math.round((paid * 1000) / scheduledPell) : 0;
    return {
      term: term.trim() || `Term ${place + 1}`,
      credits: inputs.find(({ key }) => key === 'credits')?.value,
      fullTime: inputs.find(({ key }) => key === 'fullTime')?.value,
      intensity,
      amount,
      additional,
      parts,
      lifetimeLeft: Math.max(0, all - used),
    };
  });
}

/** What a school is called; one without a name goes by its number. */
export const schoolName = (name: string, place: number) => name.trim() || `School ${place + 1}`;

export { emptyPlan as newPlan } from '../sheet';
