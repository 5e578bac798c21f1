import { inUnits, lengthOf } from '@/talent/spans';
import { countOf, formatCount } from '@/ui/numbers';
import type { Requirement, RequirementKind, RequirementNeed, TextSpan } from '../types';

export const MOST_REQUIREMENTS = 60;
export const LONGEST_LABEL = 200;
export const LONGEST_POSTING = 20_000;
export const MOST_YEARS = 60;
const LAST_ID = 1000;

/** What something weighs that nobody has weighed yet. */
const WEIGHTS: Record<RequirementKind, number> = {
  title: 6,
  skill: 6,
  degree: 3,
  language: 4,
  certificate: 4,
  task: 3,
  years: 1,
};

type Requirements = readonly Requirement[];

export const withRequirement = (all: Requirements, id: number, change: Partial<Requirement>) =>
  all.map((one) => (one.id === id ? { ...one, ...change } : one));

export const without = (all: Requirements, id: number) => all.filter((one) => one.id !== id);

/**
 * Puts one back that was taken away, where it was. If its number has gone to another one meanwhile, it gets its own:
 * `highest` is the highest that any has had.
 */
export function withAgain(
  all: Requirements,
  one: Requirement,
  place: number,
  highest: number,
): Requirement[] {
  const ids = idsOf(all);
  const own = ids.has(one.id) ? { ...one, id: freeId(ids, highest) } : one;
  return [...all.slice(0, place), own, ...all.slice(place)];
}

export type NewRequirement = { label: string; kind: RequirementKind; need: RequirementNeed };

/** One more, by hand: it stands nowhere in the description. */
export function withNew(all: Requirements, asked: NewRequirement, highest: number): Requirement[] {
  const { label, kind, need } = asked;
  const isNiceSkill = kind === 'skill' && need !== 'must';
  const words = label.trim().slice(0, LONGEST_LABEL);
  const weight = isNiceSkill ? 3 : WEIGHTS[kind];
  const years = kind === 'years' ? yearsIn(words) : null;
  const id = freeId(idsOf(all), highest);
  return [...all, { id, kind, label: words, text: words, need, weight, years, taxon: null, span: null }];
}

/**
 * Those of a description that was read anew. What was asked for before keeps its number; the others get one that none
 * has had, so that an address or a report never speaks of something else.
 */
export function numbered(read: Requirements, before: Requirements, highest: number): Requirement[] {
  const taken = idsOf(before);
  const left = new Map(before.map((one) => [nameOf(one), one.id]));
  return read.map((one) => {
    const id = left.get(nameOf(one)) ?? freeId(taken, highest);
    left.delete(nameOf(one));
    taken.add(id);
    return { ...one, id };
  });
}

const nameOf = ({ kind, label }: Requirement) => `${kind} ${label.toLowerCase()}`;

const idsOf = (all: Requirements) => new Set(all.map(({ id }) => id));

/** A number that none has had; when all are used up, one that none has now. */
function freeId(taken: ReadonlySet<number>, highest: number): number {
  const next = Math.max(highest, ...taken) + 1;
  if (next <= LAST_ID) return next;
  return Array.from({ length: LAST_ID }, (_, number) => number + 1).find((id) => !taken.has(id)) ?? LAST_ID;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many years words ask for: "3 to 5 years" are three. Without a number it is one. */
export function yearsIn(words: string): number {
  const [first] =
    words
      .toLowerCase()
      .match(/\d+|\p{L}+/gu)
      ?.flatMap(numberOf) ?? [];
  return Math.min(Math.max(first ?? 1, 1), MOST_YEARS);
}

function numberOf(word: string): number[] {
  if (/^\d/.test(word)) return [Number(word)];
  const place = NUMBERS.indexOf(word);
  return place < 0 ? [] : [place + 1];
}

/** The description with other words at one place. What stands behind it moves along. */
export function withWords(
  text: string,
  all: Requirements,
  span: TextSpan,
  words: string,
): { text: string; requirements: Requirement[] } {
  const [units = span] = inUnits(text, [span]);
  const by = lengthOf(words) - (span.end - span.start);
  return {
    text: text.slice(0, units.start) + words + text.slice(units.end),
    requirements: all.map((one) => (one.span ? { ...one, span: moved(one.span, span, by) } : one)),
  };
}

/** Where a place is after another one has grown by so much. None if it is not whole any more. */
function moved(place: TextSpan, changed: TextSpan, by: number): TextSpan | null {
  if (place.end <= changed.start) return place;
  if (place.start >= changed.end) return { start: place.start + by, end: place.end + by };
  const end = place.end + by;
  const isWithin = place.start <= changed.start && place.end >= changed.end;
  return isWithin && end > place.start ? { start: place.start, end } : null;
}

/** Why a description is not read: it is too long, and by how much. */
export function tooLong(text: string): string | null {
  const length = lengthOf(text);
  if (length <= LONGEST_POSTING) return null;
  return `${countOf(length, 'character')}: a description has ${formatCount(LONGEST_POSTING)} at most. Leave out what is not about the work.`;
}

export const countNeed = (all: Requirements, need: RequirementNeed) =>
  all.filter((one) => one.need === need).length;
