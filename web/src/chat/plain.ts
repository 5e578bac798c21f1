import { countOf } from '@/ui/numbers';
import type { Answer, DraftText, FitCard, Part, Sentence, Source } from './types';

export const sentenceText = ({ runs }: Sentence) => runs.map(({ text }) => text).join('');

export const textOf = ({ sentences }: DraftText) => sentences.map(sentenceText).join(' ');

/** What an answer says, as it would be written into a mail: without marks, with its sources at the end. */
export function answerText({ parts, sources }: Pick<Answer, 'parts' | 'sources'>): string {
  const list = sources.map(sourceLine);
  const blocks = join(parts);
  return (list.length > 0 ? [...blocks, ['Sources', ...list].join('\n')] : blocks).join('\n\n');
}

/** What is read out of an answer: its sentences, and for what cannot be read out what it is. */
export const sayable = (parts: readonly Part[]): string[] => parts.flatMap(linesOf);

function linesOf(part: Part): string[] {
  switch (part.kind) {
    case 'text':
      return part.sentences.map(sentenceText);
    case 'people':
      return [
        `${countOf(part.cards.length, 'person', 'people')}: ${part.cards.map(({ name }) => name).join(', ')}.`,
      ];
    case 'matches':
      return [
        `${countOf(part.ranked, 'match', 'matches')}: ${part.cards.map(({ name }) => name).join(', ')}.`,
      ];
    case 'notice':
      return [part.text];
    case 'table':
      return [`Table: ${part.title}.`];
    case 'chart':
      return [`Chart: ${part.title}.`];
    case 'calculation':
      return [`Calculation: ${part.title}.`];
    case 'draft':
      return [`Draft: ${part.title}.`];
  }
}

/** Blocks with an empty line between them; the points of a list belong together. */
function join(parts: readonly Part[]): string[] {
  const blocks: string[] = [];
  let wasItem = false;
  for (const part of parts) {
    const isItem = part.kind === 'text' && part.style === 'item';
    const text = partText(part);
    if (isItem && wasItem) blocks.push(`${blocks.pop()}\n${text}`);
    else blocks.push(text);
    wasItem = isItem;
  }
  return blocks;
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'text':
      return styledText(part);
    case 'people':
      return part.cards.map(personText).join('\n');
    case 'matches':
      return [...part.cards, ...part.apart].map(matchText).join('\n');
    case 'table':
      return [
        part.title,
        part.columns.map(({ label }) => label).join('\t'),
        ...part.rows.map((row) => row.map(({ text }) => text).join('\t')),
      ].join('\n');
    case 'chart':
      return [part.title, ...part.series.map(({ name, points }) => seriesText(name, points))].join('\n');
    case 'calculation':
      return [part.title, ...part.lines.map(({ label, value }) => `${label}: ${value}`), part.note]
        .filter(Boolean)
        .join('\n');
    case 'draft':
      return draftText(part);
    case 'notice':
      return [part.text, ...part.contacts.map(contactText)].join('\n');
  }
}

/** A text for somebody else, ready to be pasted. */
export function draftText({ subject, body }: { subject: string; body: DraftText[] }): string {
  return [subject && `Subject: ${subject}`, ...body.map(styledText)].filter(Boolean).join('\n\n');
}

function styledText(text: DraftText): string {
  const words = textOf(text);
  if (text.style === 'item') return `- ${words}`;
  return text.style === 'quote' ? `“${words}”` : words;
}

type Card = Extract<Part, { kind: 'people' }>['cards'][number];

function personText({ name, beside, below, reasons, score }: Card): string {
  const points = score ? `${score.value} of 100` : '';
  return [[name, beside].filter(Boolean).join(', '), below, points, reasons.join('; ')]
    .filter(Boolean)
    .join(' – ');
}

function matchText({ name, beside, below, combined, toWhom, toThem, conflicts }: FitCard): string {
  const points = `${Math.round(combined)} of 100 (${Math.round(toWhom.value)} and ${Math.round(toThem.value)} the other way)`;
  const against = conflicts.map(({ text }) => text).join('; ');
  return [[name, beside].filter(Boolean).join(', '), below, points, against].filter(Boolean).join(' – ');
}

function seriesText(name: string, points: readonly { label: string; text: string }[]): string {
  const values = points.map(({ label, text }) => `${label} ${text}`).join(', ');
  return name ? `${name}: ${values}` : values;
}

function contactText({
  label,
  detail,
  phone,
}: {
  label: string;
  detail: string;
  phone?: string | null;
}): string {
  return [label, detail, phone].filter(Boolean).join(', ');
}

function sourceLine({ number, title, detail }: Source): string {
  return `${number}. ${[title, detail].filter(Boolean).join(', ')}`;
}
