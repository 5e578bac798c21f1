import type { ComparedTrait, Comparison } from './api';

/** A trait with how much each of two departments asks for it. 0 for: not at all. */
export type Difference = ComparedTrait & { values: [number, number]; by: number };

/** The largest difference first, then what counts most. */
export function toDifferences({ traits }: Comparison): Difference[] {
  const all = traits.map((compared): Difference => {
    const values: [number, number] = [compared.one?.importance ?? 0, compared.other?.importance ?? 0];
    return { ...compared, values, by: values[1] - values[0] };
  });
  return all.sort(
    (left, right) =>
      Math.abs(right.by) - Math.abs(left.by) ||
      Math.max(...right.values) - Math.max(...left.values) ||
      left.name.localeCompare(right.name),
  );
}

/** How two departments stand to each other, in numbers. */
export const summarize = (all: readonly Difference[]) => ({
  same: all.filter(({ by }) => by === 0).length,
  differ: all.filter(({ values: [one, other], by }) => one > 0 && other > 0 && by !== 0).length,
  onlyOne: all.filter(({ values: [, other] }) => other === 0).length,
  onlyOther: all.filter(({ values: [one] }) => one === 0).length,
});

/** What both together ask for most, by name. */
export function mostImportant(all: readonly Difference[], count: number): Difference[] {
  const sum = ({ values: [one, other] }: Difference) => one + other;
  const most = [...all].sort((left, right) => sum(right) - sum(left)).slice(0, count);
  return most.sort((left, right) => left.name.localeCompare(right.name));
}
