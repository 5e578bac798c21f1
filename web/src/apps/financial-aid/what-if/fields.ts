import type { Schemas } from '@/api/client';
import { ITEMS } from '../sheet';
import { ITEMS as ITEM_NAMES, isWho } from '../trace/names';
import type { Answer, Formula, Item, Who, Worksheet } from '../types';
import { whoseOf } from './whose';

/** What can be varied: `parent.wages`, `parent.cash`, `parents.familySize`, `credits`. */
export type FieldKey = string;

export type Field = {
  key: FieldKey;
  /** "Parents’ wages" */
  label: string;
  /** "the parents’ wages" */
  name: string;
  unit: 'dollars' | 'people' | 'credits';
  /** The least and the most that can be answered. */
  least: number;
  most: number;
  steps: readonly number[];
};

/** One field with another amount in it. */
export type Change = { key: FieldKey; amount: number };

const MOST = 999_999_999;
const LARGEST_FAMILY = 99;
const MOST_CREDITS = 60;
const MAY_BE_NEGATIVE: readonly Item[] = ['agi', 'earned', 'foreignIncome', 'scheduleC'];
const ALWAYS: readonly Item[] = ['agi', 'tax', 'cash', 'investments', 'business'];
const DOLLARS = { unit: 'dollars', most: MOST, steps: [100, 1000, 10_000] } as const;

/** The fields of this family: the usual ones, and those that it has an amount in. */
export function fieldsOf(sheet: Worksheet, formula: Formula): Field[] {
  const fields: Field[] = [];
  for (const who of peopleOf(sheet, formula)) {
    fields.push(named(whoseOf(sheet, who), 'wages', { ...DOLLARS, key: `${who}.wages`, least: -MOST }));
    for (const item of OFFERED) {
      if (!matters(sheet, formula, who, item)) continue;
      const least = MAY_BE_NEGATIVE.includes(item) ? -MOST : 0;
      fields.push(named(whoseOf(sheet, who), ITEM_NAMES[item], { ...DOLLARS, key: `${who}.${item}`, least }));
    }
  }
  const side = formula === 'A' ? 'parents' : 'household';
  const people = { unit: 'people', least: smallestFamily(sheet, side), most: LARGEST_FAMILY } as const;
  fields.push(named('the', 'family size', { ...people, key: `${side}.familySize`, steps: [1] }));
  const [school] = sheet.schools;
  if (school && school.terms.length > 0) {
    const at = school.name.trim() ? ` at ${school.name.trim()}` : '';
    const credits = { unit: 'credits', least: 0, most: MOST_CREDITS } as const;
    fields.push(named('the', `credits per term${at}`, { ...credits, key: 'credits', steps: [1] }));
  }
  return fields;
}

/** Earnings are offered as wages, which they are to most. */
const OFFERED = [...ALWAYS, ...ITEMS.filter((item) => item !== 'earned' && !ALWAYS.includes(item))];

function named(whose: string, what: string, rest: Omit<Field, 'label' | 'name'>): Field {
  const name = `${whose} ${what}`;
  const label = name.replace(/^the /, '');
  return { ...rest, name, label: label.charAt(0).toUpperCase() + label.slice(1) };
}

/** Whose amounts count. One who filed jointly has both incomes. */
function peopleOf({ application }: Worksheet, formula: Formula): Who[] {
  const two = (first: Who, second: Who, marital: string | null): Who[] =>
    isCouple(marital) && application[first].filing !== 'joint' ? [first, second] : [first];
  if (formula !== 'A') return two('student', 'spouse', application.household.marital);
  return [...two('parent', 'otherParent', application.parents.marital), 'student'];
}

function matters(sheet: Worksheet, formula: Formula, who: Who, item: Item): boolean {
  if (ALWAYS.includes(item)) return true;
  // Of a dependent student they are never looked at.
  if (formula === 'A' && who === 'student' && (item === 'childSupport' || item === 'scheduleC')) return false;
  if (item === 'familyBusiness' && sheet.application.year >= '2026-27') return false;
  return nowOf(sheet, `${who}.${item}`) !== 0;
}

type Side = 'parents' | 'household';

const isCouple = (marital: string | null) => marital === 'married' || marital === 'together';

function smallestFamily({ application }: Worksheet, side: Side): number {
  const others = side === 'parents' || application.about.dependents ? 1 : 0;
  return 1 + others + (isCouple(application[side].marital) ? 1 : 0);
}

/** What the worksheet says. An amount that was left out is nothing; a family, as small as it can be. */
export function nowOf(sheet: Worksheet, key: FieldKey): number {
  if (key === 'credits') return sheet.schools[0]?.terms[0]?.credits ?? 0;
  const side = sideOf(key);
  if (side) return exact(sheet.application[side].familySize) || smallestFamily(sheet, side);
  const [who, item] = personal(key) ?? [];
  return who && item ? exact(sheet.application[who].amounts[item]) : 0;
}

const exact = (answer: Answer | null) => (typeof answer === 'number' ? answer : (answer?.from ?? 0));

/** Whose size a field is, if it is one. */
function sideOf(key: FieldKey): Side | undefined {
  return (['parents', 'household'] as const).find((side) => key === `${side}.familySize`);
}

function personal(key: FieldKey): [Who, Item] | undefined {
  const [who = '', what] = key.split('.');
  const item = what === 'wages' ? 'earned' : what;
  const found = ITEMS.find((known) => known === item);
  return found && isWho(who) ? [who, found] : undefined;
}

/** The worksheet with these amounts. Wages come first: they move the income, which may then be set by itself. */
export function withChanges(sheet: Worksheet, changes: readonly Change[]): Worksheet {
  const ordered = [...changes.filter(isOfWages), ...changes.filter((change) => !isOfWages(change))];
  return ordered.reduce(withChange, sheet);
}

const isOfWages = ({ key }: Change) => key.endsWith('.wages');

function withChange(sheet: Worksheet, { key, amount }: Change): Worksheet {
  const { application, schools } = sheet;
  if (key === 'credits') {
    const [first, ...rest] = schools;
    if (!first) return sheet;
    const terms = first.terms.map((term) => ({ ...term, credits: amount }));
    return { ...sheet, schools: [{ ...first, terms }, ...rest] };
  }
  const side = sideOf(key);
  if (side) {
    return {
      ...sheet,
      application: { ...application, [side]: { ...application[side], familySize: amount } },
    };
  }
  const [who, item] = personal(key) ?? [];
  if (!who || !item) return sheet;
  const person = application[who];
  const moved = isOfWages({ key, amount })
    ? { agi: exact(person.amounts.agi) + amount - exact(person.amounts.earned) }
    : {};
  const amounts = { ...person.amounts, ...moved, [item]: amount };
  return { ...sheet, application: { ...application, [who]: { ...person, amounts } } };
}

/** How the server knows a field. Wages move the income too, unless another change holds it. */
export function serverField(key: FieldKey, others: readonly Change[]): Schemas['AidField'] | undefined {
  if (sideOf(key)) return { kind: 'familySize' };
  const [who, item] = personal(key) ?? [];
  if (!who || !item) return undefined;
  const isHeld = others.some((change) => change.key === `${who}.agi`);
  return key.endsWith('.wages') && !isHeld ? { kind: 'wages', who } : { kind: 'amount', who, item };
}

const WIDE = 300_000;

/** What the slider and the curve go over at first: with what the family says. */
export function usualRange({ unit, least }: Field, now: number) {
  if (unit === 'people') return { from: Math.min(least, now), to: Math.max(12, now) };
  if (unit === 'credits') return { from: 0, to: Math.max(24, now) };
  const reach = (amount: number) => Math.ceil(amount / 100_000) * 100_000;
  return { from: now < 0 ? -reach(-now) : 0, to: Math.max(WIDE, reach(now)) };
}
