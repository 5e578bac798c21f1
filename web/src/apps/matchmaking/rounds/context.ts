import { createContext, use } from 'react';
import type { Editing } from './useRound';

const Context = createContext<Editing | null>(null);

export const RoundProvider = Context;

/** The round that the page is about, and how it is changed. */
export function useEditing(): Editing {
  const editing = use(Context);
  if (!editing) throw new Error('only inside of a round');
  return editing;
}
