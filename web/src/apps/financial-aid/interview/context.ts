import { createContext, useContext } from 'react';
import type { Form } from '../form';
import type { Worksheet } from '../types';

export type Write = (how: (sheet: Worksheet) => Worksheet, what: string) => unknown;
/** `told` is the sentence that says it. */
export type Change = (how: (sheet: Worksheet) => Worksheet, what: string, told: string) => void;

export type InterviewState = {
  form: Form;
  worksheet: Worksheet;
  /** For what is typed: it is kept, and the history has it. */
  write: Write;
  /** For what one may regret at once: it says so, with a way back. */
  change: Change;
  /** What is wrong with an answer, by its field. */
  problems: ReadonlyMap<string, string>;
  /** What was typed and is no answer, by its field. */
  texts: ReadonlyMap<string, string>;
  /** Nothing for: there is no such text any more. */
  setText: (field: string, text: string | null) => void;
};

export const InterviewContext = createContext<InterviewState | null>(null);

export function useInterview(): InterviewState {
  const interview = useContext(InterviewContext);
  if (!interview) throw new Error('useInterview needs an InterviewContext around it');
  return interview;
}

/** The element of a field. */
export const fieldId = (field: string) => `aid-${field}`;

const FOCUSABLE = 'input:checked, input, select, textarea, button';

/** Puts the focus into a field. Whether there is one. */
export function focusField(field: string): boolean {
  const place = document.getElementById(fieldId(field));
  if (!place) return false;
  const own = place.matches('input, select, textarea, button')
    ? place
    : (place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>(FOCUSABLE));
  own?.focus();
  own?.scrollIntoView({ block: 'center' });
  return own !== null;
}
