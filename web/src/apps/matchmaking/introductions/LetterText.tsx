import { useId, useState } from 'react';
import { Link } from 'react-router';
import { cutText } from '@/ui/spans';
import type { OutreachFinding, OutreachMessage, OutreachPlace, OutreachSentence } from '../types';
import classes from './introductions.module.css';
import { isAt, keyOf } from './places';
import { sourceWords } from './words';

/** What a letter says. Point at a sentence, or go there by Tab, and its source is shown below. */
export function LetterText({ letter: { card, draft, findings } }: { letter: OutreachMessage }) {
  const id = useId();
  const [shown, setShown] = useState<OutreachPlace | null>(null);
  const at = (place: OutreachPlace, sentence: OutreachSentence) => (
    <Sentence
      key={keyOf(place)}
      sentence={sentence}
      findings={findings.filter((finding) => isAt(finding.place, place))}
      isShown={shown !== null && isAt(shown, place)}
      describedBy={`${id}-source`}
      onShow={() => setShown(place)}
    />
  );
  const sentence =
    shown?.kind === 'subject'
      ? draft.subject
      : shown?.kind === 'sentence'
        ? draft.paragraphs[shown.paragraph]?.sentences[shown.sentence]
        : undefined;
  return (
    <div className={classes.text}>
      <p className={classes.subject}>
        <span className={classes.soft}>Subject</span> {at({ kind: 'subject' }, draft.subject)}
      </p>
      {draft.paragraphs.map(({ sentences }, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name.
        <p key={paragraph}>
          {sentences.map((one, number) => [at({ kind: 'sentence', paragraph, sentence: number }, one), ' '])}
        </p>
      ))}
      <section
        id={`${id}-source`}
        className={classes.source}
        data-shown={sentence ? true : undefined}
        aria-label={`Source of the sentence to ${card.name}`}
        aria-live="polite"
      >
        {sentence ? (
          <Sources sentence={sentence} />
        ) : (
          <p>Point at a sentence, or go to it by Tab, to see where it comes from.</p>
        )}
      </section>
    </div>
  );
}

type SentenceProps = {
  sentence: OutreachSentence;
  findings: readonly OutreachFinding[];
  isShown: boolean;
  describedBy: string;
  onShow: () => void;
};

function Sentence({ sentence: { text, sources }, findings, isShown, describedBy, onShow }: SentenceProps) {
  return (
    // A button would be a box in the line: a sentence breaks where its words do.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows what stands below.
    <span
      className={classes.sentence}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who cannot point goes from sentence to sentence.
      tabIndex={0}
      data-shown={isShown || undefined}
      data-unsourced={sources.length === 0 || undefined}
      aria-describedby={isShown ? describedBy : undefined}
      onMouseEnter={onShow}
      onFocus={onShow}
    >
      {cutText(text, findings).map((cut) => {
        const of = cut.of.flatMap((number) => findings[number] ?? []);
        if (of.length === 0) return cut.text;
        return (
          <mark key={cut.start} data-weight={of[0]?.weight} title={of.map(({ reason }) => reason).join(' ')}>
            {cut.text}
          </mark>
        );
      })}
    </span>
  );
}

function Sources({ sentence: { sources } }: { sentence: OutreachSentence }) {
  if (sources.length === 0)
    return <p>This sentence has no source. Write it in your own words, or remove it.</p>;
  return (
    <ul>
      {sources.map((source) => {
        const { title, quote, path } = sourceWords(source);
        return (
          <li key={`${title} ${quote}`}>
            <b>{path ? <Link to={path}>{title}</Link> : title}</b>
            {quote && (
              <>
                : <q>{quote}</q>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
