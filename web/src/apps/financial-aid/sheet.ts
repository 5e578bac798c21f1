import type { Amounts, Household, Item, Person, Plan, Who, Worksheet } from './types';

// A worksheet by its fields. Nothing here changes one: each change makes a new one.

export const ITEMS: readonly Item[] = [
  'agi',
  'earned',
  'tax',
  'iraDeduction',
  'taxExemptInterest',
  'untaxedIra',
  'iraRollover',
  'untaxedPension',
  'pensionRollover',
  'educationCredits',
  'foreignIncome',
  'taxableGrants',
  'workStudy',
  'scheduleC',
  'childSupport',
  'cash',
  'investments',
  'business',
  'familyBusiness',
];

export const WHO: readonly Who[] = ['student', 'spouse', 'parent', 'otherParent'];

/** As many as the server takes. */
export const MOST_SCHOOLS = 8;
export const MOST_TERMS = 8;

/** Nothing is answered yet. */
export const emptyPerson = (): Person => ({
  filing: null,
  filed: null,
  schedules: null,
  amounts: Object.fromEntries(ITEMS.map((item) => [item, null])) as Amounts,
});

export const emptyHousehold = (): Household => ({ marital: null, state: null, familySize: null });

/** A school of which nothing is known but that most have two terms. */
export const emptyPlan = (): Plan => ({
  name: '',
  costs: { tuition: 0, books: 0, transport: 0, personal: 0, housingAndFood: 0, other: 0 },
  grants: 0,
  campusGrant: 0,
  workStudy: 0,
  yearOfStudy: 1,
  plusDenied: false,
  calendar: { formula: 'standard', terms: 2 },
  terms: [
    { name: 'Fall', credits: 12, fullTime: 12, weeks: 15 },
    { name: 'Spring', credits: 12, fullTime: 12, weeks: 15 },
  ],
  used: { lifetime: 0, elsewhere: 0, lessThanHalfTimeCost: null, yearRound: false, rounding: 'cents' },
});

/** Where a field is: those of the family are within the application. */
const stepsTo = (field: string) =>
  (field === 'schools' || field.startsWith('schools.') ? field : `application.${field}`).split('.');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a worksheet says at a field: `parent.amounts.agi`, `schools.0.costs.tuition`. Nothing if there is none. */
export function valueAt(sheet: Worksheet, field: string): unknown {
  return stepsTo(field).reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), sheet);
}

/** The same worksheet, with this at the field. A field that it does not have is left alone. */
export function withValue(sheet: Worksheet, field: string, value: unknown): Worksheet {
  return put(sheet, stepsTo(field), value) as Worksheet;
}

function put(at: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(at)) {
    return at.map((one, place) => (String(place) === step ? put(one, rest, value) : one));
  }
  if (!isRecord(at) || !(step in at)) return at;
  return { ...at, [step]: put(at[step], rest, value) };
}

/** A range, or a calendar: only as a whole does it say something. */
const isWhole = (value: Record<string, unknown>) => 'from' in value || 'formula' in value;

/** The fields at which two worksheets differ, as `valueAt` takes them. A list of another length differs as a whole. */
export function differences(one: Worksheet, other: Worksheet): string[] {
  const found: string[] = [];
  walk(one.application, other.application, '', found);
  walk(one.schools, other.schools, 'schools', found);
  return found;
}

function walk(one: unknown, other: unknown, field: string, found: string[]) {
  const goesOn =
    isRecord(one) && isRecord(other) && Array.isArray(one) === Array.isArray(other) && !isWhole(one);
  if (!goesOn || (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length)) {
    if (!isSame(one, other)) found.push(field);
    return;
  }
  for (const step of new Set([...Object.keys(one), ...Object.keys(other)])) {
    walk(one[step], other[step], field ? `${field}.${step}` : step, found);
  }
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** What was done between `before` and `after`, done to another worksheet. */
export function redo(before: Worksheet, after: Worksheet, to: Worksheet): Worksheet {
  return differences(before, after).reduce(
    (sheet, field) => withValue(sheet, field, valueAt(after, field)),
    to,
  );
}

/** Two fields of which one is the other, or a part of it. */
export const overlaps = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
