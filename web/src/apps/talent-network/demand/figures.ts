import { HOME, withQuery } from '../addresses';
import { START, writeView } from '../directory/view';
import type { Demand } from '../types';

/** What is counted in a field of the map. */
export type Measure = 'shown' | 'named';

export const MEASURES: Record<Measure, string> = { shown: 'Have shown it', named: 'Name it' };

export const NO_DEPARTMENT = 'No department';

export const departmentOf = ({ department }: Demand['rows'][number]) => department ?? NO_DEPARTMENT;

/** A part of a department; none of nobody. */
export const shareOf = (count: number, of: number) => (of > 0 ? count / of : 0);

/** The skill of which the fewest people have shown it for each role that asks for it. */
export function widestGap({ skills }: Demand): Demand['skills'][number] | undefined {
  const asked = skills.filter(({ roles }) => roles > 0);
  return asked.toSorted((one, other) => one.shown / one.roles - other.shown / other.roles)[0];
}

/** Who has shown a skill, or names it: of one department, or of all. Nobody can ask for those without one. */
export function peopleAddress(
  skill: string,
  measure: Measure,
  department: string | null = '',
): string | null {
  if (department === null) return null;
  const evidenced = measure === 'shown' ? true : null;
  return withQuery(HOME, writeView({ ...START, skills: [skill], evidenced, department }));
}
