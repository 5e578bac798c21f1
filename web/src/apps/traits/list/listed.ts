import type { TraitCard } from '../types';
import type { Selection } from './selection';

/** What a view of the list is given. */
export type Listed = {
  /** Those that have arrived. */
  cards: readonly TraitCard[];
  /** With those that have not. */
  total: number;
  /** Of the search before, while this one is on its way. */
  isOld: boolean;
  selection: Selection;
  onTick: (id: string, isOn: boolean, extend: boolean) => void;
};
