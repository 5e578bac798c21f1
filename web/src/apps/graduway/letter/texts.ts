import type { Piece, Place, Sentence } from '../studio/api';

/** What can be written by hand. */
export type Texts = { name: string; subject: string; body: string };

type Draft = Piece['draft'];

/** As it is read: sentences with a space between them, paragraphs with an empty line. */
export const textsOf = ({ name, draft }: Pick<Piece, 'name' | 'draft'>): Texts => ({
  name,
  subject: draft.subject.text,
  body: draft.paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')).join('\n\n'),
});

export const sameTexts = (one: Texts, other: Texts) =>
  one.name === other.name && one.subject === other.subject && one.body === other.body;

/** An empty line ends a paragraph. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const MOST_PARAGRAPHS = 60;
const LONGEST_PARAGRAPH = 4000;

/** Why it cannot be saved, if so, and what to do. The server would refuse it. */
export function faultOf({ name, body }: Texts): string | null {
  const paragraphs = paragraphsOf(body);
  // As the server counts: a sign that is two units long is one.
  const isTooLong = (paragraph: string) => [...paragraph].length > LONGEST_PARAGRAPH;
  const long = paragraphs.findIndex(isTooLong);
  if (name.trim() === '') return 'Give it a name, for your own list.';
  if (paragraphs.length > MOST_PARAGRAPHS) {
    return `A piece has at most ${MOST_PARAGRAPHS} paragraphs; this one has ${paragraphs.length}. Join or remove some.`;
  }
  if (long >= 0) {
    return `Paragraph ${long + 1} has more than ${LONGEST_PARAGRAPH} characters. Put an empty line into it, or shorten it.`;
  }
  return null;
}

export type Placed = { place: Place; sentence: Sentence };

/** Every sentence with its place: the subject first. */
export const sentencesOf = ({ subject, paragraphs }: Draft): Placed[] => [
  { place: { kind: 'subject' }, sentence: subject },
  ...paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.map((sentence, number) => ({
      place: { kind: 'sentence' as const, paragraph, sentence: number },
      sentence,
    })),
  ),
];

/** What is left of a text when every sentence that is there already is taken away: one's own words. */
export function ownWords({ subject, body }: Texts, draft: Draft): string[] {
  const known = sentencesOf(draft)
    .map(({ sentence }) => sentence.text)
    .filter((text) => text !== '')
    .sort((one, other) => other.length - one.length);
  const leftOf = (text: string) =>
    known
      .reduce((left, sentence) => left.replaceAll(sentence, '\n'), text)
      .split('\n')
      .map((words) => words.trim())
      .filter((words) => words !== '');
  return [subject, ...paragraphsOf(body)].flatMap(leftOf);
}

/** Puts words where the cursor is. Gives where it is after them. */
export function insertAt(text: string, words: string, [from, to]: readonly [number, number]) {
  const [start, end] = [Math.min(from, to), Math.max(from, to)];
  return { text: text.slice(0, start) + words + text.slice(end), at: start + words.length };
}
