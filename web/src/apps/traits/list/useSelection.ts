import { useRef, useState } from 'react';
import type { TraitCard } from '../types';
import { type Selection, tick, tickAll } from './selection';

/** The traits that are ticked. */
export function useSelection(cards: readonly TraitCard[]) {
  const [selection, setSelection] = useState<Selection>(new Map());
  const anchor = useRef<string | null>(null);
  return {
    selection,
    tick: (id: string, isOn: boolean, extend: boolean) => {
      const act = { anchor: anchor.current, id, isOn, extend };
      anchor.current = id;
      setSelection((latest) => tick(latest, cards, act));
    },
    tickAll: (isOn: boolean) => setSelection((latest) => tickAll(latest, cards, isOn)),
    clear: () => {
      anchor.current = null;
      setSelection(new Map());
    },
  };
}
