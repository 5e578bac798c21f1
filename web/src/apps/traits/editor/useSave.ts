import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '@/ui/toast/toasts';
import type { Autosave } from './autosave';
import { asksTheSame, type Form, formOf, tidy } from './form';
import { keep } from './kept';
import {
  changeTrait,
  createTrait,
  deleteTrait,
  editAddress,
  type Saved,
  TRAITS,
  type TraitDetail,
  useBase,
} from './traits';
import { baseOf, type useForm } from './useForm';
import { useTakeBack } from './useTakeBack';

type Attempt = {
  /** What the form was when it was asked for. */
  from: Form;
  /** What is sent: the same, or merged with what somebody else has saved. */
  to: Form;
  version: number | null;
  /** What departments asked for until now. If that is the same, nothing is said of it. */
  before: Form | null;
};

/** Saves what is written. Who was overtaken gets what the other one has saved, and loses nothing. */
export function useSave(id: string, writing: ReturnType<typeof useForm>, autosave: Autosave) {
  const { form, setForm, base, setBase, latest } = writing;
  const [conflict, setConflict] = useState<TraitDetail | null>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const address = useBase();
  const { takeBack, show } = useTakeBack();
  const refresh = () => queries.invalidateQueries({ queryKey: TRAITS });

  const created = (trait: TraitDetail, { from }: Attempt) => {
    // What was typed since is found on the page of the new trait.
    if (latest.current !== from) {
      const at = new Date().toISOString();
      keep(autosave.uid, trait.id, { form: latest.current, version: trait.version, at });
    }
    // Who has gone elsewhere meanwhile stays there.
    if (!autosave.isLeft) navigate(editAddress(address, trait.id), { replace: true });
    showToast(`${trait.content.name} was created.`, {
      undo: () => deleteTrait(trait.id).finally(refresh),
    });
  };
  const changed = (trait: TraitDetail, { from, to, version }: Attempt) => {
    setBase(baseOf(trait));
    setForm((now) => {
      if (now === from) return formOf(trait);
      return now.note === to.note ? { ...now, note: '' } : now;
    });
    setConflict(null);
    const isNew = trait.version !== version;
    showToast(`${trait.content.name} was saved.`, { undo: isNew ? () => takeBack(trait) : undefined });
  };
  const save = useMutation({
    mutationFn: async ({ to, version, before }: Attempt): Promise<Saved> => {
      await autosave.hold();
      const departments = before && asksTheSame(to, before) ? undefined : [...to.departments];
      const content = tidy(to);
      if (version === null) return { trait: await createTrait({ content, departments }) };
      return changeTrait(id, { version, content, departments, note: to.note.trim() || undefined });
    },
    onSuccess: (saved, attempt) => {
      if ('current' in saved) {
        autosave.resume();
        show(saved.current);
        setConflict(saved.current);
        return;
      }
      const isNew = attempt.version === null;
      autosave.done(isNew ? undefined : attempt.from);
      show(saved.trait);
      if (isNew) created(saved.trait, attempt);
      else changed(saved.trait, attempt);
    },
    onError: () => autosave.resume(),
  });
  return {
    isSaving: save.isPending,
    /** What went wrong the last time; what is wrong with a form that was changed since is not known. */
    failure: save.error,
    isAboutThis: save.variables?.from === form,
    conflict,
    compare: setConflict,
    save: () => save.mutate({ from: form, to: form, version: base.version, before: base.form }),
    saveMerged: (to: Form, over: TraitDetail) =>
      save.mutate({ from: form, to, version: over.version, before: formOf(over) }),
    cancel: () => {
      save.reset();
      setConflict(null);
    },
  };
}
