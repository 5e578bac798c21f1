import type { Requirement, RequirementNeed } from '../types';

/** What of a requirement would be otherwise. */
export type Change = { id: number; need: RequirementNeed; weight: number };

export const HEAVIEST = 10;

const LETTERS: Record<RequirementNeed, string> = { must: 'm', nice: 'n', ignore: 'i' };
const NEEDS = Object.keys(LETTERS) as RequirementNeed[];
const CHANGE = /^(\d{1,4})\.([mni])(\d{1,2})$/;

/** "3.m8": the requirement 3 as a must that weighs 8. */
export const writeChange = ({ id, need, weight }: Change) => `${id}.${LETTERS[need]}${weight}`;

export function readChange(written: string): Change | null {
  const [, id, letter, weight] = CHANGE.exec(written) ?? [];
  const need = NEEDS.find((one) => LETTERS[one] === letter);
  const heavy = Number(weight);
  if (!need || !(heavy >= 1 && heavy <= HEAVIEST)) return null;
  return { id: Number(id), need, weight: heavy };
}

const isLike = ({ need, weight }: Requirement, change: Change) =>
  need === change.need && weight === change.weight;

/** What a role would ask for. What the changes do not name stays as it is. */
export const withChanges = (requirements: readonly Requirement[], changes: readonly Change[]) =>
  requirements.map((requirement) => {
    const change = changes.find(({ id }) => id === requirement.id);
    return change ? { ...requirement, need: change.need, weight: change.weight } : requirement;
  });

/** The changes with one more. What is again as the role has it is no change. */
export function withChange(
  requirements: readonly Requirement[],
  changes: readonly Change[],
  change: Change,
): Change[] {
  const others = changes.filter(({ id }) => id !== change.id);
  const own = requirements.find(({ id }) => id === change.id);
  return !own || isLike(own, change) ? others : [...others, change].sort((one, other) => one.id - other.id);
}

/** Those that change something of this role. An old address may name others. */
export const thatMatter = (requirements: readonly Requirement[], changes: readonly Change[]) =>
  changes.filter((change) => requirements.some((own) => own.id === change.id && !isLike(own, change)));
