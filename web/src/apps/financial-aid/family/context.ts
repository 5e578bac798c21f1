import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { WorkedOut, Worksheet } from '../types';

export type FamilyState = {
  id: string;
  name: string;
  /** As typed, also what is not saved yet. */
  worksheet: Worksheet;
  /** What the worksheet comes to. It may be a moment old. */
  worked: WorkedOut | undefined;
  isWorking: boolean;
  /** Kept by itself; can be taken back from the toast and by the history. `what` names it: "family size". */
  change: (change: (sheet: Worksheet) => Worksheet, what: string) => void;
  /** Opens the interview at a question and puts the focus there. */
  goTo: (field: string) => void;
};

const Context = createContext<FamilyState | null>(null);

export function FamilyProvider({ value, children }: { value: FamilyState; children: ReactNode }) {
  return createElement(Context, { value }, children);
}

/** The family whose page this is. */
export function useFamily(): FamilyState {
  const family = useContext(Context);
  if (!family) throw new Error('useFamily needs a FamilyProvider around it');
  return family;
}
