import { COSTS } from '../fields';
import type { Item, Who } from '../types';
import { PEOPLE } from '../words';

/** Amounts as they read in the middle of a sentence, in the words of the interview. */
export const ITEMS: Record<Item, string> = {
  agi: 'adjusted gross income',
  earned: 'income earned from work',
  tax: 'income tax paid',
  iraDeduction: 'payments to retirement plans',
  taxExemptInterest: 'tax-exempt interest',
  untaxedIra: 'untaxed IRA distributions',
  iraRollover: 'IRA rollover',
  untaxedPension: 'untaxed pensions',
  pensionRollover: 'pension rollover',
  educationCredits: 'education credits',
  foreignIncome: 'foreign income excluded',
  taxableGrants: 'taxable grants and scholarships',
  workStudy: 'work-study earnings',
  scheduleC: 'net profit or loss of a business',
  childSupport: 'child support received',
  cash: 'cash and savings',
  investments: 'investments',
  business: 'businesses and farms',
  familyBusiness: 'family farm or small business',
};

const PLAIN: Record<string, string> = {
  benefit: 'federal benefits',
  birthDate: 'date of birth',
  graduate: 'graduate or professional student',
  activeDuty: 'on active duty',
  veteran: 'veteran',
  dependents: 'children or others you provide for',
  orphan: 'orphan, foster care or ward of the court',
  emancipated: 'emancipated, or in a guardianship',
  homeless: 'homeless, or at risk of it',
  hasDegree: 'bachelor’s degree',
  marital: 'marital status',
  state: 'state',
  familySize: 'people in the family',
  filing: 'filing status',
  filed: 'tax return filed',
  schedules: 'schedules A, B, D, E, F or H',
  ...ITEMS,
};

const SCHOOL: Record<string, string> = {
  name: 'name',
  ...Object.fromEntries(Object.entries(COSTS).map(([key, label]) => [key, label.toLowerCase()])),
  grants: 'grants and scholarships',
  campusGrant: 'supplemental grant',
  workStudy: 'work-study',
  yearOfStudy: 'year of study',
  lifetime: 'lifetime Pell use',
  lessThanHalfTimeCost: 'cost at less than half time',
  calendar: 'calendar',
  terms: 'terms',
  credits: 'credits',
  fullTime: 'full-time credits',
  weeks: 'weeks of the term',
};

const PLACES: Record<string, string> = {
  about: 'Who you are',
  household: 'Student’s household',
  parents: 'Parents’ household',
  benefit: 'Family',
  student: PEOPLE.student.name,
  spouse: PEOPLE.spouse.name,
  parent: PEOPLE.parent.name,
  otherParent: PEOPLE.otherParent.name,
  schools: 'School',
};

const PERSONS = new Set<string>(Object.keys(PEOPLE));

export const isWho = (text: string): text is Who => PERSONS.has(text);

/** Where in the interview a field is: "Parent", "School 2". */
export function placeOf(field: string): string {
  const [place = '', number] = field.split('.');
  const name = PLACES[place] ?? 'Other answers';
  return place === 'schools' && number ? `${name} ${Number(number) + 1}` : name;
}

/** What a field asks for: "adjusted gross income". */
export function fieldName(field: string): string {
  const steps = field.split('.');
  const last = steps.at(-1) ?? '';
  if (steps[0] === 'schools') return SCHOOL[last] ?? 'this school';
  return PLAIN[last] ?? (isWho(last) ? 'answers of this person' : 'this answer');
}

/** Fields under the place that they belong to, both in the order in which they come. */
export function byPlace<T>(all: readonly T[], fieldOf: (one: T) => string): [string, T[]][] {
  const places = new Map<string, T[]>();
  for (const one of all) {
    const place = placeOf(fieldOf(one));
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places];
}
