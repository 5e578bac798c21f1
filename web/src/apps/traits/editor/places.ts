import type { TraitFinding } from './traits';

/** What the levels are called, from 1 to 5. */
export const LEVELS = ['Contrary', 'Beginning', 'Solid', 'Strong', 'Exceptional'] as const;

export const levelName = (at: number) => `${at + 1} ${LEVELS[at]}`;

export const FRAMEWORK_NAMES = {
  nace: 'NACE career readiness',
  onet: 'O*NET work styles',
  bigFive: 'Big Five',
  own: 'Our own',
} as const;

/** A field of the form: `definition`, `anchor-2`. */
export type Place = string;

/** The element of a field. */
export const placeId = (place: Place) => `trait-${place}`;

const NAMES: Record<string, string> = {
  name: 'Name',
  definition: 'Definition',
  why: 'Why it matters',
};

export const placeOf = ({ field, at }: Pick<TraitFinding, 'field' | 'at'>): Place =>
  field === 'anchor' || field === 'question' ? `${field}-${at ?? 0}` : field;

export function placeName(place: Place): string {
  const [kind = '', at] = place.split('-');
  if (kind === 'anchor') return `Anchor ${levelName(Number(at))}`;
  if (kind === 'question') return `Question ${Number(at) + 1}`;
  return NAMES[kind] ?? kind;
}

/** Moves the focus to a field, and the caret to words in it. */
export function goTo(place: Place, words?: string) {
  const field = document.getElementById(placeId(place));
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  if (!words || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const start = field.value.indexOf(words);
  if (start >= 0) field.setSelectionRange(start, start + words.length);
}
