import type { Asked } from '../form';
import type { Department } from '../traits';

export type Branch = Department & {
  /** What it says itself. */
  own: number | undefined;
  /** What the nearest one above it says, and who that is. */
  above: { importance: number; from: string } | undefined;
};

/** The departments with what they say of a trait, and what they take over. */
export function branchesOf(departments: readonly Department[], asked: readonly Asked[]): Branch[] {
  const own = new Map(asked.map(({ department, importance }) => [department, importance]));
  const byId = new Map(departments.map((department) => [department.id, department]));
  const above = (id: string | null | undefined, seen: number): Branch['above'] => {
    const parent = id ? byId.get(id) : undefined;
    if (!parent || seen > departments.length) return undefined;
    const importance = own.get(parent.id);
    return importance === undefined ? above(parent.parent, seen + 1) : { importance, from: parent.name };
  };
  return departments.map((department) => ({
    ...department,
    own: own.get(department.id),
    above: above(department.parent, 0),
  }));
}

/** Those that say something, and those above them, which say where they belong. */
export function speaking(branches: readonly Branch[]): Branch[] {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const shown = new Set<string>();
  for (const branch of branches) {
    if (branch.own === undefined) continue;
    for (let at: Branch | undefined = branch; at && !shown.has(at.id); at = byId.get(at.parent ?? '')) {
      shown.add(at.id);
    }
  }
  return branches.filter(({ id }) => shown.has(id));
}
