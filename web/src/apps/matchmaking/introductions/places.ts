import type { OutreachPlace } from '../types';

/** A name for a place in a letter. */
export const keyOf = (place: OutreachPlace) =>
  place.kind === 'sentence' ? `${place.paragraph}/${place.sentence}` : place.kind;

export const isAt = (one: OutreachPlace, other: OutreachPlace) => keyOf(one) === keyOf(other);

/** Paragraphs as one text, with an empty line between them, and back. */
export const toText = (paragraphs: readonly { sentences: readonly { text: string }[] }[]) =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')).join('\n\n');

export const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
