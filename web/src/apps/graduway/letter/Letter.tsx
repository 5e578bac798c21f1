import { type KeyboardEvent, type RefObject, useState } from 'react';
import { cutText } from '@/ui/spans';
import type { Finding, Piece, Sentence } from '../studio/api';
import { isByHand, keyOf } from '../studio/words';
import classes from './draft.module.css';
import { sentencesOf } from './texts';

type LetterProps = {
  piece: Piece;
  /** The sentence whose sources are shown. */
  active: string | null;
  onActive: (key: string) => void;
  ref: RefObject<HTMLDivElement | null>;
};

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus to a sentence of a letter. */
export function focusOn(letter: HTMLElement | null, key: string) {
  const sentence = letter?.querySelector<HTMLElement>(`[data-sentence='${key}']`);
  sentence?.focus();
  sentence?.scrollIntoView({ block: 'nearest' });
}

/** The draft, sentence by sentence. One stop of the tab key; arrows go from sentence to sentence. */
export function Letter({ piece, active, onActive, ref }: LetterProps) {
  const { draft, findings, gaps } = piece;
  const all = sentencesOf(draft);
  const keys = all.map(({ place }) => keyOf(place));
  const [last, setLast] = useState('subject');
  const stop = keys.includes(last) ? last : keys[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const at = keys.indexOf(stop ?? '');
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = keys[Math.min(keys.length - 1, Math.max(0, step(at, keys.length)))];
    if (next) focusOn(ref.current, next);
  };
  const show = (key: string, sentence: Sentence) => (
    <Told
      key={key}
      id={key}
      sentence={sentence}
      findings={findings.filter(({ place }) => keyOf(place) === key)}
      hasGap={gaps.some(({ place }) => keyOf(place) === key)}
      isActive={key === active}
      isStop={key === stop}
      onActive={() => {
        setLast(key);
        onActive(key);
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    <div
      ref={ref}
      className={classes.letter}
      role="group"
      aria-label="The draft. Arrow keys go from sentence to sentence."
      onKeyDown={onKeyDown}
    >
      <p className={classes.subject}>
        <span className={classes.caption}>Subject</span> {show('subject', draft.subject)}
      </p>
      {draft.paragraphs.map(({ sentences }, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place.
        <p key={paragraph}>{sentences.map((sentence, at) => show(`${paragraph}:${at}`, sentence))}</p>
      ))}
    </div>
  );
}

type ToldProps = {
  id: string;
  sentence: Sentence;
  findings: readonly Finding[];
  hasGap: boolean;
  isActive: boolean;
  isStop: boolean;
  onActive: () => void;
};

function Told({ id, sentence, findings, hasGap, isActive, isStop, onActive }: ToldProps) {
  const { text } = sentence;
  const cuts = cutText(text, findings);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a real button does not wrap like the words of a text. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: whatever has the focus is shown already. */}
      <span
        className={classes.sentence}
        role="button"
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isActive}
        data-sentence={id}
        data-own={isByHand(sentence) || undefined}
        data-gap={hasGap || undefined}
        onFocus={onActive}
        onClick={onActive}
      >
        {cuts.length === 0 && <i>Nothing</i>}
        {cuts.map(({ text: words, start, of }) => {
          const finding = findings[of[0] ?? -1];
          return finding ? (
            <mark key={start} data-weight={finding.weight}>
              {words}
            </mark>
          ) : (
            words
          );
        })}
      </span>{' '}
    </>
  );
}
