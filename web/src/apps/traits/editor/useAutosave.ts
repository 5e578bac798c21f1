import { useEffect, useMemo, useState } from 'react';
import { useSession } from '@/identity/session';
import { useAskBeforeLeaving, useLastChance } from '@/ui/useLastChance';
import { Autosave, type DraftState } from './autosave';
import type { Form } from './form';

type Writing = {
  id: string;
  form: Form;
  version: number | null;
  /** Whether there is something to keep. */
  isTouched: boolean;
  /** Nothing is kept or cleared until this is over. */
  isPaused: boolean;
};

/** Keeps what is written as a draft while it is written, and when the page is left. */
export function useAutosave({ id, form, version, isTouched, isPaused }: Writing) {
  const { user } = useSession();
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const [autosave] = useState(() => new Autosave(user?.uid ?? '', id, setState));
  const draft = useMemo(() => (isTouched ? { form, version } : null), [isTouched, form, version]);

  useEffect(() => {
    if (isPaused) return;
    if (draft) autosave.change(draft);
    // If that fails, the draft is offered the next time. Nothing is lost.
    else autosave.clear().catch(() => {});
  }, [autosave, draft, isPaused]);

  useLastChance(autosave);
  // It is only in this tab: with it, it would be gone.
  useAskBeforeLeaving(state.kind === 'failed');
  return { autosave, state };
}
