import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { asksTheSame, EMPTY, type Form, formOf, isSame, isUntouched } from './form';
import type { TraitDetail } from './traits';

/** What the writing began with. */
export type Base = {
  /** Nothing for a trait that is not there yet. */
  version: number | null;
  /** Nothing if that was an older version than the one that is loaded. */
  form: Form | null;
};

export const baseOf = (trait: TraitDetail | undefined): Base =>
  trait ? { version: trait.version, form: formOf(trait) } : { version: null, form: EMPTY };

/** What is written, and what it began with. A newer version is taken over as long as nothing was typed. */
export function useForm(trait: TraitDetail | undefined, start: Form) {
  const [base, setBase] = useState(() => baseOf(trait));
  const [form, setForm] = useState(start);
  const isTouched = useMemo(() => !base.form || !isUntouched(form, base.form), [form, base]);
  const isChanged = useMemo(() => !base.form || !isSame(form, base.form), [form, base]);
  if (trait && !isTouched && isNewer(trait, base)) {
    const next = baseOf(trait);
    setBase(next);
    setForm(next.form ?? EMPTY);
  }
  /** What is written at this moment, for what happens later. */
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  return {
    form,
    setForm,
    base,
    setBase,
    latest,
    /** Whether there is something to save. */
    isChanged,
    /** Whether there is something to keep: a note for the history, too. */
    isTouched,
    /** Whether somebody has saved another version while this one was written. */
    isOvertaken: trait !== undefined && base.version !== null && trait.version > base.version,
  };
}

/** What departments ask for can change without a new version. */
function isNewer(trait: TraitDetail, { version, form }: Base) {
  if (version === null || !form) return false;
  return trait.version > version || (trait.version === version && !asksTheSame(formOf(trait), form));
}
