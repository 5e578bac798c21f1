import { inUnits, lengthOf } from '@/talent/spans';
import type { Requirement, RequirementKind, RequirementNeed, TextSpan } from '../types';

export const MOST_REQUIREMENTS = 60;
export const LONGEST_LABEL = 200;
export const LONGEST_POSTING = 20_000;
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

/** Puts one back that was taken away, where it was. */
export const withAgain = (all: Requirements, one: Requirement) =>
  [...without(all, one.id), one].sort((left, right) => left.id - right.id);

export type NewRequirement = { label: string; kind: RequirementKind; need: RequirementNeed };

/** One more, by hand: it stands nowhere in the description. */
export function withNew(all: Requirements, { label, kind, need }: NewRequirement): Requirement[] {
  const isNiceSkill = kind === 'skill' && need !== 'must';
  const words = label.trim().slice(0, LONGEST_LABEL);
  const weight = isNiceSkill ? 3 : WEIGHTS[kind];
  return [
    ...all,
    { id: freeId(all), kind, label: words, text: words, need, weight, years: null, taxon: null, span: null },
  ];
}

function freeId(all: Requirements): number {
  const taken = new Set(all.map(({ id }) => id));
  const next = Math.max(0, ...taken) + 1;
  if (next <= LAST_ID) return next;
  return Array.from({ length: LAST_ID }, (_, number) => number + 1).find((id) => !taken.has(id)) ?? LAST_ID;
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

export const countNeed = (all: Requirements, need: RequirementNeed) =>
  all.filter((one) => one.need === need).length;
