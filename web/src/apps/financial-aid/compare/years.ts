import type { AwardYear, Bounds, Line, WorkedOut } from '../types';
import { indexChange, moneyChange } from '../what-if/words';
import { FORMULAS, indexRange, isExact, moneyRange, yearName } from '../words';

/** Which calendar year's tax return an award year asks for. */
export const incomeYear = (year: AwardYear) => Number(year.slice(0, 4)) - 2;

type Row = { name: string; values: string[] };

/** What came out in each year, and how far from the chosen one. */
export function yearRows(years: readonly WorkedOut[], chosen: AwardYear): Row[] {
  const base = years.find(({ year }) => year === chosen);
  const row = (name: string, say: (worked: WorkedOut) => string) => ({ name, values: years.map(say) });
  const change = (bounds: (worked: WorkedOut) => Bounds, say: (change: number) => string) =>
    row(`Difference to ${yearName(chosen)}`, (worked) => {
      if (!base || worked === base) return '';
      const [one, other] = [bounds(base), bounds(worked)];
      return isExact(one) && isExact(other) ? say(other.least - one.least) : 'not known';
    });
  return [
    row('Tables', ({ tables }) => tables),
    row('Asks for the tax return of', ({ year }) => String(incomeYear(year))),
    row('Formula', ({ result }) => (result ? FORMULAS[result.formula].name : 'not known')),
    row('Student Aid Index', ({ sai }) => indexRange(sai)),
    change(({ sai }) => sai, indexChange),
    row('Pell Grant, full time', ({ pell }) => moneyRange(pell)),
    change(({ pell }) => pell, moneyChange),
    row('Answers still open', ({ missing, problems }) => String(missing.length + problems.length)),
  ];
}

export const plainYearRows = (years: readonly WorkedOut[]): (string | number)[][] => [
  ['Figure', ...years.map(({ year }) => year)],
  ['Tables', ...years.map(({ tables }) => tables)],
  ['Formula', ...years.map(({ result }) => result?.formula ?? '')],
  ...(['sai', 'pell'] as const).flatMap((figure) =>
    (['least', 'most'] as const).map((end) => [
      `${figure === 'sai' ? 'Student Aid Index' : 'Pell Grant'}, ${end}`,
      ...years.map((worked) => worked[figure][end]),
    ]),
  ),
];

/** A line of the result that is not the same in all years. */
export type Differing = {
  key: string;
  label: string;
  /** Whether it was looked up in a table of the year. */
  isTable: boolean;
  /** Nothing where the year has no such line. */
  lines: (Line | undefined)[];
};

/** The lines that differ, in the order in which they are reckoned. Years without a result have none. */
export function differingLines(years: readonly WorkedOut[]): Differing[] {
  const known = years.map(({ result }) => new Map(result?.lines.map((line) => [line.key, line])));
  const keys = new Set(known.flatMap((lines) => [...lines.keys()]));
  const complete = known.filter(({ size }) => size > 0);
  return [...keys].flatMap((key) => {
    const lines = known.map((of) => of.get(key));
    const values = complete.map((of) => of.get(key)?.value);
    const some = lines.find(Boolean);
    if (!some || new Set(values).size < 2) return [];
    return [{ key, label: some.label, isTable: lines.some((line) => line?.cell), lines }];
  });
}

/** The years in a sentence. */
export function summaryOf(years: readonly WorkedOut[], chosen: AwardYear): string {
  const base = years.find(({ year }) => year === chosen);
  if (!base) return '';
  const others = years.filter((worked) => worked !== base);
  const told = others.map(
    ({ year, sai, pell }) => `${yearName(year)} ${indexRange(sai)} and ${moneyRange(pell)}`,
  );
  return `In ${yearName(chosen)} the index is ${indexRange(base.sai)} and the Pell Grant ${moneyRange(base.pell)}. With the same answers: ${told.join('; ')}.`;
}
