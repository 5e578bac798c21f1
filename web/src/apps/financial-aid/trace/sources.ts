import { countOf } from '@/ui/numbers';
import type { Line, Unit } from '../types';
import { index } from '../words';
import { partOf, stepOf, termOf } from './keys';
import { fieldName, ITEMS, isWho } from './names';
import type { Reckoning } from './reckoning';
import { inUnit, ownName, showValue } from './values';

/** Something that went into a line. */
export type Source = {
  name: string;
  text: string;
  value: number;
  /** The line before that it is, or the question of the interview that it answers, if it is either. */
  line?: string;
  field?: string;
};

type Input = Line['inputs'][number];
type Named = { name: string; unit?: Unit; text?: (value: number) => string; line?: string; field?: string };

/** What an input is called, and where it comes from. */
export function sourceOf(input: Input, of: Line, reckoning: Reckoning): Source {
  const { key, value } = input;
  const before = earlier(reckoning.lines, key, of);
  if (before) {
    const isOwn = prefixOf(before.label) === prefixOf(of.label);
    return {
      name: isOwn ? ownName(before.label) : before.label,
      text: showValue({ ...before, value }),
      value,
      line: key,
    };
  }
  const [who = '', item = ''] = key.split('.');
  if (isWho(who) && item in ITEMS) {
    const field = `${who}.amounts.${item}`;
    const other = SECONDS[who];
    const name = other ? `${fieldName(field)} (${other})` : fieldName(field);
    return { name, text: inUnit(value, 'dollars'), value, field };
  }
  const { name, unit, text, line, field } = named(key, of, reckoning);
  return { name, text: text ? text(value) : inUnit(value, unit ?? 'dollars'), value, line, field };
}

/** Only where there are two is it said whose an amount is. */
const SECONDS: Partial<Record<string, string>> = { spouse: 'spouse', otherParent: 'other parent' };

/** A field and a line can have the same key: a line is meant only if it comes before. */
function earlier(lines: readonly Line[], key: string, of: Line): Line | undefined {
  const found = lines.findIndex((line) => line.key === key);
  const own = lines.findIndex((line) => line.key === of.key);
  return found >= 0 && found < own ? lines[found] : undefined;
}

const prefixOf = (label: string) => label.slice(0, Math.max(0, label.lastIndexOf(': ')));

/** Costs and offers are those of the first school: the result is for it. */
const SCHOOL = 'schools.0';

function named(key: string, of: Line, { lines, formula }: Reckoning): Named {
  const isParents = formula === 'A' && partOf(of.key) !== 'student';
  const has = (line: string) => lines.some((one) => one.key === line);
  const step = stepOf(of.key);
  switch (key) {
    case 'benefit':
      return { name: 'a means-tested benefit', unit: 'yesNo', field: 'benefit' };
    case 'schedules':
      return {
        name: 'a schedule A, B, D, E, F or H',
        unit: 'yesNo',
        field: isParents ? 'parent.schedules' : 'student.schedules',
      };
    case 'singleParent':
      return {
        name: 'a single parent, by the tax return',
        unit: 'yesNo',
        field: isParents ? 'parent.filing' : 'student.filing',
      };
    case 'hasDegree':
      return { name: 'a bachelor’s degree already', unit: 'yesNo', field: 'about.hasDegree' };
    case 'familySize':
      return {
        name: 'family size',
        text: (value) => countOf(value, 'person', 'people'),
        field: isParents ? 'parents.familySize' : 'household.familySize',
      };
    case 'given':
      return { name: 'as the federal record says', unit: step === 'protection' ? 'dollars' : 'yesNo' };
    case 'percent':
      return { name: 'share', unit: 'percent' };
    case 'index':
      return {
        name: 'Student Aid Index',
        text: index,
        line: has('family.index') ? 'family.index' : undefined,
      };
    case 'pell': {
      const line = ['pell.yearTotal', 'pell.scheduledAward'].find(has);
      return { name: 'Pell Grant of the year, whole dollars', line };
    }
    case 'grants':
      return isSumOfGrants(step)
        ? { name: 'all grants and scholarships' }
        : { name: fieldName(`${SCHOOL}.grants`), field: `${SCHOOL}.grants` };
    default:
      return ofSchool(key, of);
  }
}

/** There the word stands for Pell, other and supplemental grants together. */
const isSumOfGrants = (step: string) => step === 'totalAid' || step === 'netPrice';

function ofSchool(key: string, of: Line): Named {
  const number = Math.max(0, termOf(of.key) - 1);
  const count = (one: string) => (value: number) => countOf(value, one);
  switch (key) {
    case 'cost':
      return { name: 'cost of attendance', field: `${SCHOOL}.costs.tuition` };
    case 'otherGrants':
      return { name: 'grants that are not federal', field: `${SCHOOL}.grants` };
    case 'tuition':
    case 'books':
    case 'transport':
    case 'personal':
    case 'housingAndFood':
    case 'other':
      return { name: fieldName(`${SCHOOL}.costs.${key}`), field: `${SCHOOL}.costs.${key}` };
    case 'campusGrant':
    case 'workStudy':
      return { name: `${fieldName(`${SCHOOL}.${key}`)} on offer`, field: `${SCHOOL}.${key}` };
    case 'yearOfStudy':
      return { name: 'year of study', text: String, field: `${SCHOOL}.yearOfStudy` };
    case 'intensity':
      return { name: 'of full time, over the year', unit: 'percent', field: `${SCHOOL}.terms` };
    case 'fullestTerm':
      return { name: 'of full time, in the fullest term', unit: 'percent', field: `${SCHOOL}.terms` };
    case 'lifetimeUsed':
      return { name: 'used before', unit: 'millipercent', field: `${SCHOOL}.used.lifetime` };
    case 'credits':
      return { name: 'taken', text: count('credit'), field: `${SCHOOL}.terms.${number}.credits` };
    case 'fullTime':
      return { name: 'full time', text: count('credit'), field: `${SCHOOL}.terms.${number}.fullTime` };
    case 'weeks':
      return { name: 'length of the term', text: count('week'), field: `${SCHOOL}.terms.${number}.weeks` };
    case 'left':
      return { name: 'left for the year and for life', unit: 'cents' };
    case 'needLeft':
      return { name: 'need left' };
    case 'costLeft':
      return { name: 'cost left' };
    default:
      return { name: key };
  }
}
