import { useEffect, useRef } from 'react';
import { Panel } from '@/ui/Panel';
import { cutText, type Span } from '@/ui/spans';
import { countedKind } from './count';
import classes from './letter.module.css';
import { placesOf } from './spans';
import type { Chosen, LetterItem } from './types';
import { toneOf } from './words';

type LetterTextProps = {
  text: string;
  items: readonly LetterItem[];
  chosen: Chosen;
  /** What is looked at. A new one each time, so that the same can be gone to again. */
  aim: Span | null;
};

const NOWHERE: Span = { start: 0, end: 0 };

/** The letter as it was read, as text and nothing else, with its lines marked by what they are. */
export function LetterText({ text, items, chosen, aim }: LetterTextProps) {
  const mark = useRef<HTMLElement>(null);
  const places = placesOf(text, items);
  const cuts = cutText(text, [...places.map((place) => place ?? NOWHERE), aim ?? NOWHERE]);
  const aimed = items.length;
  const first = cuts.find(({ of }) => of.includes(aimed))?.start;

  useEffect(() => {
    if (!aim) return;
    mark.current?.focus({ preventScroll: true });
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, [aim]);

  return (
    <Panel title="The letter as it was read">
      <p className={classes.legend}>
        <span data-tone="gift">Grants</span> <span data-tone="work">Work</span>{' '}
        <span data-tone="loan">Loans</span> <span data-tone="cost">Costs</span>{' '}
        <span data-tone="unclear">Unclear</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no group of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys. */}
      <div className={classes.text} role="group" aria-label="The letter as it was read" tabIndex={0}>
        {cuts.map(({ text: words, start, of }) => {
          const place = of.find((number) => number !== aimed);
          const item = place === undefined ? undefined : items[place];
          const tone = item && place !== undefined ? toneOf(countedKind(item, chosen[place])) : undefined;
          if (of.includes(aimed)) {
            return (
              <mark key={start} ref={start === first ? mark : undefined} tabIndex={-1} data-tone={tone}>
                {words}
              </mark>
            );
          }
          return (
            <span key={start} data-tone={tone}>
              {words}
            </span>
          );
        })}
      </div>
    </Panel>
  );
}
