import { differences, overlaps, redo } from '../sheet';
import type { Draft } from './copies';

export type Comparison = {
  /** Where the two differ. */
  fields: string[];
  isRenamed: boolean;
  /** Both changes together, if no field was changed twice. */
  both: Draft | null;
};

/** Two drafts that were made of the same one. */
export function compare(base: Draft, mine: Draft, theirs: Draft): Comparison {
  const ours = differences(base.worksheet, mine.worksheet);
  const others = differences(base.worksheet, theirs.worksheet);
  const isRenamedTwice = mine.name !== base.name && theirs.name !== base.name && mine.name !== theirs.name;
  const clashes = ours.some((field) => others.some((other) => overlaps(field, other)));
  const isAlone = ours.length === 0 || others.length === 0;
  const both =
    clashes || isRenamedTwice || (isAlone && mine.name === theirs.name)
      ? null
      : {
          name: mine.name === base.name ? theirs.name : mine.name,
          worksheet: redo(base.worksheet, mine.worksheet, theirs.worksheet),
        };
  return {
    fields: differences(mine.worksheet, theirs.worksheet),
    isRenamed: mine.name !== theirs.name,
    both,
  };
}
