import { cutText } from '@/ui/spans';
import classes from './traits.module.css';
import type { Evidence } from './types';

type AnswerTextProps = { text: string; evidence: readonly Evidence[] };

/** A text with the words that something rests on. Where evidence overlaps, the mark is stronger. */
export function AnswerText({ text, evidence }: AnswerTextProps) {
  return (
    <p className={classes.text}>
      {cutText(text, evidence).map(({ text: words, start, of }) => {
        if (of.length === 0) return <span key={start}>{words}</span>;
        const against = of.filter((number) => evidence[number]?.isAgainst).length;
        const side = against === 0 ? 'for' : against === of.length ? 'against' : 'both';
        return (
          <mark key={start} data-side={side} data-many={of.length > 1 || undefined}>
            {words}
          </mark>
        );
      })}
    </p>
  );
}
