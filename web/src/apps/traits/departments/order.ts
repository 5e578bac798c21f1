import type { Department } from '../types';

// The departments come as a list, each after the one above it.

export type Branch = { department: Department; branches: Branch[] };

/** The list as the tree that it is. */
export function nest(departments: readonly Department[]): Branch[] {
  const top: Branch[] = [];
  const known = new Map<string, Branch>();
  for (const department of departments) {
    const branch = { department, branches: [] };
    known.set(department.id, branch);
    (known.get(department.parent ?? '')?.branches ?? top).push(branch);
  }
  return top;
}

/** A department and all below it; nobody, if it is not there. */
export function withBelow(departments: readonly Department[], id: string): Department[] {
  const start = departments.findIndex((one) => one.id === id);
  const first = departments[start];
  if (!first) return [];
  const after = departments.slice(start + 1);
  const end = after.findIndex(({ depth }) => depth <= first.depth);
  return [first, ...(end < 0 ? after : after.slice(0, end))];
}

/** Those that stand at the same place, itself included, in their order. */
export const alikeOf = (departments: readonly Department[], { parent }: Department) =>
  departments.filter((one) => (one.parent ?? null) === (parent ?? null));

/** What it counts as among those at its place. Its number may have gaps before it. */
export const placeOf = (departments: readonly Department[], own: Department) =>
  alikeOf(departments, own).findIndex(({ id }) => id === own.id);

/** To choose from: further in, the deeper it is. */
export const toChoices = (departments: readonly Department[]) =>
  departments.map(({ id, name, depth }) => ({ value: id, label: `${'\u2003'.repeat(depth)}${name}` }));
