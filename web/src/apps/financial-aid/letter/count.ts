import type { Chosen, Kind, Letter, LetterItem, Stated, Totals } from './types';

// What a letter comes to once somebody has said what its unclear lines are. By the same rules as on the server.

/** What a line counts as; nothing if it does not count. */
export function countedKind(item: LetterItem, choice: Kind | undefined): Kind | null {
  const kind = choice ?? (item.certainty === 'unclear' ? 'other' : item.kind);
  return kind === 'other' ? null : kind;
}

const GIFTS: readonly Kind[] = ['grant', 'scholarship'];
const OWN_LOANS: readonly Kind[] = ['studentLoan', 'privateLoan'];

type Counted = { kind: Kind; amount: number };

const counted = (items: readonly LetterItem[], chosen: Chosen): Counted[] =>
  items.flatMap((item, place) => {
    const kind = countedKind(item, chosen[place]);
    return kind ? [{ kind, amount: item.amount }] : [];
  });

const sumOf = (lines: readonly Counted[], kinds: readonly Kind[]) =>
  lines.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);

const costOf = (lines: readonly Counted[]) =>
  lines.some(({ kind }) => kind === 'cost') ? sumOf(lines, ['cost']) : null;

/** What the letter itself names as the whole cost, where that is what was counted. */
function statedCost({ items, totals }: Letter): number | null {
  const [cost, lines] = [totals.cost ?? null, costOf(counted(items, {}))];
  return cost !== null && cost !== lines ? cost : null;
}

export function recount(letter: Letter, chosen: Chosen): Totals {
  const lines = counted(letter.items, chosen);
  const costs = [costOf(lines), statedCost(letter)].filter((cost) => cost !== null);
  const cost = costs.length > 0 ? Math.max(...costs) : null;
  const grants = sumOf(lines, GIFTS);
  const work = sumOf(lines, ['work']);
  const loans = sumOf(lines, OWN_LOANS);
  const parentLoans = sumOf(lines, ['parentLoan']);
  const left = (taken: number) => (cost === null ? null : Math.max(0, cost - taken));
  return {
    cost,
    grants,
    work,
    loans,
    parentLoans,
    netPrice: left(grants),
    toPayAfterEverything: left(grants + work + loans + parentLoans),
  };
}

const OURS: Record<string, (totals: Totals) => number | null | undefined> = {
  'net price': ({ netPrice }) => netPrice,
  balance: ({ toPayAfterEverything }) => toPayAfterEverything,
  'cost of attendance': ({ cost }) => cost,
  'grants and scholarships': ({ grants }) => grants,
  loans: ({ loans }) => loans,
  'parent loans': ({ parentLoans }) => parentLoans,
  work: ({ work }) => work,
  'loans and work': ({ loans, parentLoans, work }) => loans + parentLoans + work,
  'total aid': ({ grants, loans, parentLoans, work }) => grants + loans + parentLoans + work,
};

/** A sum of the letter beside ours, if the kinds that somebody chose have changed ours. */
export function claimNow(stated: Stated, before: Totals, now: Totals): Stated {
  const ours = OURS[stated.claim];
  const value = ours?.(now);
  if (!ours || value === null || value === undefined || value === ours(before)) return stated;
  return {
    ...stated,
    ours: value,
    agrees: value === stated.amount,
    why: 'With the kinds that you have chosen.',
  };
}
