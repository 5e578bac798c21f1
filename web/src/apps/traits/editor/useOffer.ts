import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { deleteDraft } from './api';
import type { Autosave, Draft } from './autosave';
import { EMPTY, isUntouched } from './form';
import { forget, keep } from './kept';
import type { Offer } from './offer';
import { goTo } from './places';
import type { TraitDetail } from './traits';
import { baseOf, type useForm } from './useForm';

type Offering = { offer: Offer | null; onSettle: () => void };

/** Goes on with what was written earlier, or throws away what is written. Both can be taken back. */
export function useOffer(
  trait: TraitDetail | undefined,
  { form, setForm, base, setBase, latest }: ReturnType<typeof useForm>,
  autosave: Autosave,
  { offer, onSettle }: Offering,
) {
  const saved = baseOf(trait);
  const wasAsked = useRef(offer !== null);
  // What was pressed is gone: who writes goes on at the top.
  useEffect(() => {
    if (wasAsked.current && !offer) goTo('name');
    wasAsked.current = offer !== null;
  }, [offer]);

  const goOn = (draft: Draft) => {
    const began = draft.version ?? base.version;
    setBase(began === saved.version ? saved : { version: began, form: null });
    setForm(draft.form);
    autosave.found();
  };
  const bringBack = (draft: Draft) => {
    const typed = latest.current;
    // Also if the page was left meanwhile: there it is found the next time.
    keep(autosave.uid, autosave.id, { ...draft, at: new Date().toISOString() });
    goOn(draft);
    if (isUntouched(typed, saved.form ?? EMPTY)) return;
    showToast('Your earlier changes are back.', { undo: () => setForm(typed) });
  };
  const told = (draft: Draft) =>
    showToast('Your unsaved changes were discarded.', { undo: () => bringBack(draft) });
  const discard = useMutation({
    mutationFn: (_: Offer) => deleteDraft(autosave.id),
    onSuccess: (_, thrown) => {
      forget(autosave.uid, autosave.id);
      onSettle();
      told(thrown);
    },
    onError: showFailure,
  });
  return {
    goOn: () => {
      if (!offer) return;
      goOn(offer);
      onSettle();
    },
    discardOffer: () => {
      if (offer) discard.mutate(offer);
    },
    isDiscarding: discard.isPending,
    /** Back to what is saved. The draft goes by itself: there is nothing left to keep. */
    discardChanges: () => {
      const thrown = { form, version: base.version };
      setBase(saved);
      setForm(saved.form ?? EMPTY);
      told(thrown);
    },
  };
}
