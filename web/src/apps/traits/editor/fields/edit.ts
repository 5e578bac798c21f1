import { useLayoutEffect, useRef } from 'react';
import type { Form } from '../form';
import type { TraitContent } from '../traits';

/** Changes the form, from what it is at that moment. */
export type Edit = (change: (form: Form) => Form) => void;

export type FieldsProps = { form: Form; edit: Edit };

/** Changes some of what the trait says. */
export const say = (edit: Edit, change: (content: TraitContent) => Partial<TraitContent>) =>
  edit((form) => ({ ...form, content: { ...form.content, ...change(form.content) } }));

export const without = <T>(all: readonly T[], at: number) => all.filter((_, place) => place !== at);

export const replaced = <T>(all: readonly T[], at: number, by: T) =>
  all.map((one, place) => (place === at ? by : one));

export const inserted = <T>(all: readonly T[], at: number, one: T) => all.toSpliced(at, 0, one);

export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const one = all[from];
  return one === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Moves the focus once the page has been drawn anew: to the first of these elements that is there. */
export function useNextFocus() {
  const next = useRef<readonly string[]>([]);
  // As soon as it is drawn: what waits for the browser may belong to the page before, which has none of them.
  useLayoutEffect(() => {
    const ids = next.current;
    next.current = [];
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus();
  });
  return (...ids: string[]) => {
    next.current = ids;
  };
}
