import type { Formula, Line, WorkedOut, Worksheet } from '../types';
import { partOf } from './keys';
import { showCell, showValue } from './values';

export type Group = { name: string; title: string; about: string; lines: readonly Line[] };

/** All lines in the order in which they are reckoned, and what they are for. */
export type Reckoning = { lines: readonly Line[]; formula: Formula; hasSpouse: boolean };

const PARTS: readonly Omit<Group, 'lines'>[] = [
  {
    name: 'parents',
    title: 'Parents',
    about: 'From what they earn and have to what they could contribute.',
  },
  { name: 'student', title: 'Student', about: 'The same for the student.' },
  {
    name: 'family',
    title: 'Family',
    about: 'Whether assets count, the index, and the tests of income against the poverty guideline.',
  },
  { name: 'pell', title: 'Pell Grant', about: 'For a full-time student and a full year.' },
];

/** Whether a spouse is part of it: never beside the parents. */
const hasSpouse = ({ result }: WorkedOut, { application }: Worksheet) =>
  result?.formula !== 'A' && application.household.marital === 'married';

export function reckoningOf(worked: WorkedOut, sheet: Worksheet): Reckoning | undefined {
  const { result, schools } = worked;
  if (!result) return undefined;
  const [school] = schools;
  return {
    lines: [...result.lines, ...(school?.schedule.lines ?? []), ...(school?.package.lines ?? [])],
    formula: result.formula,
    hasSpouse: hasSpouse(worked, sheet),
  };
}

/** The lines under their headings; those of the first school come last. Headings without a line are left out. */
export function groupsOf(worked: WorkedOut, sheet: Worksheet): Group[] {
  const { result, schools } = worked;
  if (!result) return [];
  const groups: Group[] = PARTS.map((part) => ({
    ...part,
    ...(part.name === 'student' && studentPart(worked, sheet)),
    lines: result.lines.filter(({ key }) => partOf(key) === part.name),
  }));
  const [school] = schools;
  if (school) {
    const name = school.name.trim() || 'the first school';
    groups.push(
      {
        name: 'schedule',
        title: 'Pell Grant by term',
        about: `What is paid in each term at ${name}.`,
        lines: school.schedule.lines,
      },
      {
        name: 'package',
        title: `Package at ${name}`,
        about: 'Cost, need, and the order in which aid is given.',
        lines: school.package.lines,
      },
    );
  }
  return groups.filter(({ lines }) => lines.length > 0);
}

/** Who the student's lines are about, and what they are for where no parents stand before them. */
function studentPart(worked: WorkedOut, sheet: Worksheet) {
  if (worked.result?.formula === 'A') return {};
  const isCouple = hasSpouse(worked, sheet);
  const about = `From what ${isCouple ? 'both of them earn and have to what they' : 'the student earns and has to what the student'} could contribute.`;
  return { title: isCouple ? 'Student and spouse' : 'Student', about };
}

/** The lines that say all of these words somewhere: in the name, the rule, the table or the source. */
export function findLines(groups: readonly Group[], query: string): Group[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  const says = (line: Line) => {
    const text = textOf(line).toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(says) }))
    .filter(({ lines }) => lines.length > 0);
}

function textOf(line: Line): string {
  const { key, label, rule, citation, cell } = line;
  const table = cell ? [cell.table, cell.row, cell.source, showCell(line)] : [];
  return [key, label, rule, citation, showValue(line), ...table].join(' ');
}

export const lineOf = (lines: readonly Line[], key: string) => lines.find((line) => line.key === key);
