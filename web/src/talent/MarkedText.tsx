import { useMemo } from 'react';
import classes from './marked.module.css';
import { cutAt } from './spans';
import type { TextSpan } from './types';

/** Words of a text that something is said about. */
export type MarkedPlace = {
  /** Its name on the page. */
  id: string;
  span: TextSpan;
  /** What is said of it, for who points at it. */
  title: string;
  tone: 'must' | 'nice' | 'ignore' | 'hint' | 'evidence' | 'named' | 'flag' | 'masked' | 'entry';
};

/** Brings the first piece of a place into view, and the focus to it. */
export function showPlace(id: string) {
  const mark = document.querySelector<HTMLElement>(`[data-places~='${id}']`);
  mark?.scrollIntoView({ block: 'center' });
  mark?.focus({ preventScroll: true });
}

type MarkedTextProps = { text: string; places: readonly MarkedPlace[] };

/** A text with marked words. Places may overlap: words of several have the marks of all. */
export function MarkedText({ text, places }: MarkedTextProps) {
  const cuts = useMemo(
    () =>
      cutAt(
        text,
        places.map(({ span }) => span),
      ),
    [text, places],
  );
  return (
    <p className={classes.text}>
      {cuts.map(({ text: words, start, of }) => {
        const here = of.flatMap((number) => places[number] ?? []);
        if (here.length === 0) return <span key={start}>{words}</span>;
        return (
          <mark
            key={start}
            tabIndex={-1}
            title={here.map(({ title }) => title).join('. ')}
            data-places={here.map(({ id }) => id).join(' ')}
            data-tones={[...new Set(here.map(({ tone }) => tone))].join(' ')}
          >
            {words}
          </mark>
        );
      })}
    </p>
  );
}
