import type { Schemas } from '@/api/client';
import type { Form } from './form';
import { LONGEST } from './limits';
import { type Place, placeOf } from './places';
import type { TraitFinding } from './traits';

type Texts = Schemas['UnfinishedTrait'];

/** What the check has said, and of which texts. */
type Checked = { texts: Texts; findings: readonly TraitFinding[] };

/** Something the check has found, where it stands in the form now. */
export type Found = Pick<TraitFinding, 'weight' | 'kind' | 'message'> & {
  place: Place;
  /** The words it is about; nothing if it is about all of the text. */
  words: string;
};

/** What nobody sees, but for what joins letters. The server takes it out, and counts without it. */
const HIDDEN = /(?![\n\t\u200c\u200d])\p{C}/gu;

const shown = (text: string, most: number) =>
  [...text.replace(HIDDEN, '').trim()].slice(0, most).join('').trim();

/** What is checked. A text that is too long is checked as far as it may go. */
export const textsOf = ({ content }: Form): Texts => ({
  name: shown(content.name.replaceAll(/\s/g, ' '), LONGEST.name),
  definition: shown(content.definition, LONGEST.definition),
  why: shown(content.why, LONGEST.why),
  anchors: content.anchors.map((text) => shown(text, LONGEST.anchor)),
  questions: content.questions.slice(0, 30).map((text) => shown(text, LONGEST.question)),
});

function textAt(texts: Texts, { field, at }: Pick<TraitFinding, 'field' | 'at'>): string | undefined {
  if (field === 'anchor') return texts.anchors?.[at ?? 0];
  if (field === 'question') return texts.questions?.[at ?? 0];
  return texts[field] ?? '';
}

/**
 * The findings that still hold. While somebody types they stay where they are, and go as soon as the words they are
 * about do; a question that was moved takes its findings along.
 */
export function findingsIn({ texts, findings }: Checked, now: Texts): Found[] {
  return findings.flatMap((finding) => {
    const text = textAt(texts, finding) ?? '';
    const at = finding.field === 'question' ? movedTo(text, finding.at ?? 0, texts, now) : finding.at;
    const current = textAt(now, { field: finding.field, at });
    const words = text.slice(finding.start, finding.end);
    const isGone =
      current === undefined || !current.includes(words) || (finding.kind === 'missing' && current !== '');
    if (isGone) return [];
    const { weight, kind, message } = finding;
    return [{ weight, kind, message, words, place: placeOf({ field: finding.field, at }) }];
  });
}

function movedTo(text: string, at: number, { questions: before = [] }: Texts, { questions = [] }: Texts) {
  if (questions[at] === text) return at;
  const found = questions.indexOf(text);
  if (found >= 0) return found;
  // It is being changed, unless another one stands in its place.
  return before.includes(questions[at] ?? '') ? -1 : at;
}
