import { formatDay } from '@/ui/day';
import { type Form, questionsOf } from './form';
import { ITEMS, WHO } from './sheet';
import type { Item, Who, Worksheet } from './types';
import { index, MINUS, money, PEOPLE } from './words';

// What fields are called, wherever they are named: in the interview, in a trace, in the history.

/** What lines of a trace call the inputs that are no amounts of a person. */
const NAMED: Record<string, string> = {
  hasDegree: 'about.hasDegree',
  cost: 'schools.0.costs.tuition',
  otherGrants: 'schools.0.grants',
  grants: 'schools.0.grants',
  campusGrant: 'schools.0.campusGrant',
  workStudy: 'schools.0.workStudy',
  yearOfStudy: 'schools.0.yearOfStudy',
  tuition: 'schools.0.costs.tuition',
  books: 'schools.0.costs.books',
  transport: 'schools.0.costs.transport',
  personal: 'schools.0.costs.personal',
  housingAndFood: 'schools.0.costs.housingAndFood',
  other: 'schools.0.costs.other',
  credits: 'schools.0.terms.0.credits',
  fullTime: 'schools.0.terms.0.fullTime',
  weeks: 'schools.0.terms.0.weeks',
  lifetimeUsed: 'schools.0.used.lifetime',
  usedElsewhere: 'schools.0.used.elsewhere',
};

/** A field as the interview has it, of any of its names: `application.benefit`, `parent.agi`, `familySize`. */
export function fieldOf(name: string, { application }: Worksheet): string {
  const bare = name.replace(/^application\./, '');
  const [first = '', second = ''] = bare.split('.');
  const isAmount = WHO.includes(first as Who) && ITEMS.includes(second as Item);
  if (isAmount) return `${first}.amounts.${second}`;
  const isOfParents = application.parents.marital !== null || application.parents.familySize !== null;
  if (bare === 'familySize') return isOfParents ? 'parents.familySize' : 'household.familySize';
  if (bare === 'schedules') return isOfParents ? 'parent.schedules' : 'student.schedules';
  return NAMED[bare] ?? bare;
}

export const COSTS = {
  tuition: 'Tuition and fees',
  housingAndFood: 'Housing and food',
  books: 'Books and supplies',
  transport: 'Transportation',
  personal: 'Personal expenses',
  other: 'Other costs',
} as const;

/** What can be said of a school, by the end of its field. */
const OF_SCHOOL: Record<string, string> = {
  name: 'Name',
  ...Object.fromEntries(Object.entries(COSTS).map(([key, label]) => [`costs.${key}`, label])),
  costs: 'Costs',
  grants: 'Grants and scholarships',
  campusGrant: 'Supplemental grant (FSEOG)',
  workStudy: 'Federal work-study',
  yearOfStudy: 'Year of study',
  plusDenied: 'Parent PLUS loan denied',
  calendar: 'Calendar',
  terms: 'Terms',
  'used.lifetime': 'Lifetime Pell used',
  'used.elsewhere': 'Pell paid by other schools',
  'used.lessThanHalfTimeCost': 'Cost below half time',
  'used.yearRound': 'Year-round Pell',
  'used.rounding': 'Payments in whole dollars',
};

const OF_TERM: Record<string, string> = {
  name: 'name',
  credits: 'credits',
  fullTime: 'full-time credits',
  weeks: 'weeks',
};

/** "Parent: adjusted gross income", "School 1: tuition and fees". */
export function labelOf(field: string, form: Form | undefined): string {
  const bare = field.replace(/^application\./, '');
  if (bare === 'year') return 'Award year';
  if (bare === 'schools') return 'Schools';
  const [first = '', place = '', ...rest] = bare.split('.');
  if (first === 'schools') return `School ${Number(place) + 1}${ofSchool(rest)}`;
  const question = form && questionsOf(form).find((one) => one.field === bare);
  const person = WHO.includes(first as Who) ? PEOPLE[first as Who].name : null;
  if (!question) return person ?? 'An answer';
  const isNamed = !person || question.label.startsWith(`${person}: `);
  return isNamed ? question.label : `${person}: ${lower(question.label)}`;
}

/** To stand behind a colon. An abbreviation keeps its letters. */
const lower = (label: string) => (/^.[a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label);

function ofSchool(rest: string[]): string {
  if (rest.length === 0) return '';
  const [first, place, key = ''] = rest;
  if (first === 'terms' && place !== undefined) {
    return `: term ${Number(place) + 1}${OF_TERM[key] ? `, ${OF_TERM[key]}` : ''}`;
  }
  if (first === 'calendar') return ': calendar';
  return `: ${lower(OF_SCHOOL[rest.join('.')] ?? OF_SCHOOL[first ?? ''] ?? 'Details')}`;
}

export const isRange = (value: unknown): value is { from: number; to: number } =>
  typeof value === 'object' && value !== null && 'from' in value;

/** An answer as it is read: "$72,000", "Yes", "not answered". */
export function sayValue(field: string, value: unknown, form: Form | undefined): string {
  if (value === null || value === undefined || value === '') return 'not answered';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const bare = field.replace(/^application\./, '');
  const kind = form && questionsOf(form).find((one) => one.field === bare)?.kind;
  const number = isDollars(bare) ? money : index;
  if (typeof value === 'number')
    return /used\.(lifetime|elsewhere)$/.test(bare) ? `${value / 1000}%` : number(value);
  if (isRange(value)) return `${number(value.from)} to ${number(value.to)}`;
  if (Array.isArray(value)) return sayList(value);
  if (typeof value === 'object') return 'changed';
  if (kind?.kind === 'date') return formatDay(String(value));
  if (kind?.kind === 'choice') return kind.options.find((one) => one.value === value)?.label ?? String(value);
  return String(value);
}

const isDollars = (field: string) =>
  /\.amounts\.|\.costs\.|\.(grants|campusGrant|workStudy|lessThanHalfTimeCost)$/.test(field);

function sayList(list: unknown[]): string {
  const names = list.map((one, place) => (one as { name?: string }).name || `number ${place + 1}`);
  return names.length > 0 ? names.join(', ') : 'none';
}

/** "−1,500" and the like as somebody may type it. */
export const plainMinus = (text: string) => text.replaceAll(MINUS, '-').replaceAll('–', '-');
