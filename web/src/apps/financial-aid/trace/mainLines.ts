import type { Formula } from '../types';
import { index, money } from '../words';
import { lineOf, type Reckoning } from './reckoning';
import { showValue } from './values';

export type Node = { key: string; name: string; text: string; sign: string };
export type Column = { title: string; nodes: readonly Node[] };
/** From the income of each side down to the index and the grant. */
export type Flow = { columns: readonly Column[]; ends: readonly Node[] };

/** The main lines of a side, in their order, and how each comes from the one before. */
const STEPS: readonly (readonly [step: string, name: string, sign: string])[] = [
  ['totalIncome', 'Total income', ''],
  ['allowances', 'Allowances', '−'],
  ['availableIncome', 'Available income', '='],
  ['incomeContribution', 'From income', '→'],
  ['assetContribution', 'From assets', '+'],
  ['adjustedIncome', 'Adjusted income', '='],
  ['contribution', 'Contribution', '→'],
];

export function flowOf({ lines, hasSpouse }: Reckoning): Flow {
  const node = (key: string, name: string, sign: string): Node[] => {
    const line = lineOf(lines, key);
    return line ? [{ key, name, text: showValue(line), sign }] : [];
  };
  const column = (part: string, title: string): Column => ({
    title,
    nodes: STEPS.flatMap(([step, name, sign]) => node(`${part}.${step}`, name, sign)),
  });
  const calculated = lineOf(lines, 'family.calculated');
  // Only where the law assigns another one is there more than one index.
  const differs = calculated && calculated.value !== lineOf(lines, 'family.index')?.value;
  return {
    columns: [
      column('parents', 'Parents'),
      column('student', hasSpouse ? 'Student and spouse' : 'Student'),
    ].filter(({ nodes }) => nodes.length > 0),
    ends: [
      ...(differs ? node('family.calculated', 'Calculated index', '=') : []),
      ...node('family.index', 'Student Aid Index', differs ? '→' : '='),
      ...node('pell.scheduledAward', 'Pell Grant', '→'),
    ],
  };
}

/** In one sentence. */
export function sayFlow({ lines, formula, hasSpouse }: Reckoning): string {
  const value = (key: string) => lineOf(lines, key)?.value;
  const gives = (part: string) => {
    const whole = value(`${part}.contribution`);
    const [income, assets] = [value(`${part}.incomeContribution`), value(`${part}.assetContribution`)];
    return (
      whole ?? (income === undefined && assets === undefined ? undefined : (income ?? 0) + (assets ?? 0))
    );
  };
  const sides: string[] = [];
  const [parents, student] = [gives('parents'), gives('student')];
  if (parents !== undefined) sides.push(`the parents’ contribution is ${money(parents)}`);
  if (student !== undefined) {
    sides.push(`${whoseIs(formula, hasSpouse)} ${money(student)}`);
  }
  const ends = [
    `the Student Aid Index is ${index(value('family.index') ?? 0)}`,
    `the scheduled Pell Grant ${money(value('pell.scheduledAward') ?? 0)}`,
  ];
  const text = [...(sides.length > 0 ? [`${sides.join(' and ')};`] : []), ends.join(' and ')].join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function whoseIs(formula: Formula, hasSpouse: boolean): string {
  // The parents' stands before it.
  if (formula === 'A') return 'the student’s';
  return hasSpouse ? 'the contribution of student and spouse is' : 'the student’s contribution is';
}

/** The lines of the picture, for a table. */
export const rowsOf = ({ columns, ends }: Flow): readonly (Node & { side: string })[] => [
  ...columns.flatMap(({ title, nodes }) => nodes.map((node) => ({ ...node, side: title }))),
  ...ends.map((node) => ({ ...node, side: 'Family' })),
];
