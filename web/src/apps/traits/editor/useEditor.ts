import { useEffect, useState } from 'react';
import { useSession } from '@/identity/session';
import { excessOf, type Faults, missingOf, refusedAt } from './faults';
import type { Form } from './form';
import type { Lock } from './marks';
import { offerFor } from './offer';
import { lockedUnless, type TraitDetail, type TraitDraft, useMayChange } from './traits';
import { useAutosave } from './useAutosave';
import { useCheck } from './useCheck';
import { useForm } from './useForm';
import { useOffer } from './useOffer';
import { useSave } from './useSave';

/** What the page is opened with. */
export type Opening = {
  id: string;
  /** Nothing for a new one. */
  trait?: TraitDetail;
  /** What the form says at first. */
  start: Form;
  draft: TraitDraft | null;
};

export const OFFER_ID = 'trait-offer';
export const DELETED_ID = 'trait-deleted';

const waitFor = (title: string, id: string): Lock => ({ disabled: true, title, 'aria-describedby': id });

/** All that the editor knows and does. */
export function useEditor({ id, trait, start, draft }: Opening) {
  const mayChange = useMayChange();
  const { user } = useSession();
  const [offer, setOffer] = useState(() => (mayChange ? offerFor(user?.uid ?? '', id, draft, start) : null));
  const [attempts, setAttempts] = useState(0);
  const lock = lockFor(mayChange, Boolean(trait?.deletedAt), offer !== null);
  const isLocked = lock.disabled === true;
  const writing = useForm(trait, start);
  const { form, base, isChanged, isTouched } = writing;
  const { autosave, state } = useAutosave({
    id,
    form,
    version: base.version,
    isTouched,
    isPaused: isLocked,
  });
  const check = useCheck(form, isChanged, trait);
  const saving = useSave(id, writing, autosave);
  const offering = useOffer(trait, writing, autosave, { offer, onSettle: () => setOffer(null) });
  const missing = missingOf(form);
  const refused = saving.isAboutThis ? refusedAt(saving.failure, form) : undefined;
  const excess = excessOf(form);
  const faults: Faults = { ...(attempts > 0 && missing), ...excess, ...refused };
  const isFaulty = Object.keys({ ...missing, ...excess }).length > 0;

  useEffect(() => {
    if (attempts > 0) focusFault();
  }, [attempts]);
  useEffect(() => {
    if (saving.failure) focusFault();
  }, [saving.failure]);

  const submit = () => {
    if (isLocked || saving.isSaving) return;
    if (isFaulty || check.isRefused) setAttempts((before) => before + 1);
    else if (isChanged) {
      setAttempts(0);
      saving.save();
    }
  };
  return {
    ...writing,
    ...offering,
    offer,
    lock,
    isLocked,
    autosave,
    draftState: state,
    check,
    saving,
    faults,
    /** What went wrong and is about no field. */
    failure: refused ? null : saving.failure,
    submit,
  };
}

function lockFor(mayChange: boolean, isDeleted: boolean, isAsked: boolean): Lock {
  if (!mayChange) return lockedUnless(mayChange);
  if (isDeleted) return waitFor('This trait is deleted. Bring it back to change it.', DELETED_ID);
  if (isAsked) return waitFor('Choose first what becomes of your unsaved changes.', OFFER_ID);
  return {};
}

/** To the first field that is wrong. */
function focusFault() {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
}
