import type { Schemas } from '@/api/client';
import { formatCount } from '@/ui/numbers';
import { AskInstead } from '../ask/AskInstead';
import classes from './directory.module.css';

type Words = Schemas['UnknownWords'];

type Piece = { text: string; start: number; isUnknown: boolean };

/** A sentence cut where something was not understood. Places are counted in whole characters. */
export function cutUnknown(text: string, unknown: readonly Words[]): Piece[] {
  const letters = [...text];
  const pieces: Piece[] = [];
  const push = (start: number, end: number, isUnknown: boolean) => {
    if (end > start) pieces.push({ text: letters.slice(start, end).join(''), start, isUnknown });
  };
  let at = 0;
  for (const { span } of unknown.toSorted((one, other) => one.span.start - other.span.start)) {
    const [start, end] = [Math.max(at, span.start), Math.min(letters.length, span.end)];
    push(at, start, false);
    push(start, end, true);
    at = Math.max(at, end);
  }
  push(at, letters.length, false);
  return pieces;
}

type UnderstoodProps = { ask: string; compiled: Schemas['DirectoryCompilation'] };

/** What was typed, with the words that nothing was made of. They are never dropped without a word. */
export function Understood({ ask, compiled: { unknown, notes, limit, isForAsk } }: UnderstoodProps) {
  const all = typeof limit === 'number' ? [...notes, sayAll(limit)] : notes;
  if (unknown.length === 0 && all.length === 0 && !isForAsk) return null;
  return (
    <div className={classes.understood} role="status">
      {unknown.length > 0 && (
        <>
          <p className={classes.asked}>
            {cutUnknown(ask, unknown).map(({ text, start, isUnknown }) =>
              isUnknown ? <mark key={start}>{text}</mark> : text,
            )}
          </p>
          <p>
            Not understood: <b>{unknown.map(({ text }) => `“${text}”`).join(', ')}</b>. These words narrow
            nothing. Say it in other words, or add what is meant to the filter below.
          </p>
        </>
      )}
      {all.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {isForAsk && (
        <p>
          <AskInstead words={ask} />
        </p>
      )}
    </div>
  );
}

const sayAll = (limit: number) =>
  `You asked for ${formatCount(limit)}. The list has all who fit, by name, page by page.`;
