import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Item } from '../quality/api';
import classes from './card.module.css';

/** Why it is in the queue: what speaks for it, and what against it. */
export function Evidence({ item: { evidence, score } }: { item: Item }) {
  if (evidence.length === 0) return null;
  return (
    <div className={classes.evidence}>
      <h3>
        Why it is here
        {typeof score === 'number' && <span className={classes.sure}>{score}% sure it is one person</span>}
      </h3>
      <ul>
        {evidence.map(({ speaksFor, text, weight }) => (
          <li key={`${speaksFor} ${text}`} data-for={speaksFor || undefined}>
            {speaksFor ? <IconPlus size={15} aria-hidden /> : <IconMinus size={15} aria-hidden />}
            <span>
              <span className="visually-hidden">{speaksFor ? 'For: ' : 'Against: '}</span>
              {text}
              {weight !== 0 && <span className={classes.weight}>{sayWeight(weight)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const TIMES = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });

/** Tenths of a power of ten, as odds: ten of them make it ten times as likely. */
export function sayWeight(weight: number): string {
  const times = TIMES.format(10 ** (Math.abs(weight) / 10));
  return weight > 0 ? `${times} times as likely` : `${times} times less likely`;
}
