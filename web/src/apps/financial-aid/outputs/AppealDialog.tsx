import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '@/identity/session';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { showToast } from '@/ui/toast/toasts';
import { useFamily } from '../family/context';
import { AppealDraft } from './AppealDraft';
import { AppealForm } from './AppealForm';
import { draftAppeal } from './api';
import { circumstanceOf, composeLetter, keepAppeal, recallAppeal } from './appeal';
import classes from './outputs.module.css';

/** Asks the aid office for a second look: what has happened, and a letter that says so. */
export function AppealDialog({ onClose }: { onClose: () => void }) {
  const { id, worksheet } = useFamily();
  const { user } = useSession();
  const uid = user?.uid;
  const [kept, setKept] = useState(() => recallAppeal(uid, id));
  const { told, draft, text } = kept;
  useEffect(() => keepAppeal(uid, id, kept), [uid, id, kept]);

  const drafting = useMutation({
    mutationFn: () => draftAppeal(worksheet, circumstanceOf(told)),
    onSuccess: (appeal) => {
      const before = kept;
      const wasChanged = before.draft !== null && before.text !== composeLetter(before.draft);
      setKept((now) => ({ ...now, draft: appeal, text: composeLetter(appeal) }));
      if (wasChanged) {
        showToast('The letter was drafted anew.', {
          undo: () => setKept((now) => ({ ...now, draft: before.draft, text: before.text })),
        });
      }
    },
  });
  return (
    <Dialog title="Draft an appeal letter" place="right" onClose={onClose}>
      <div className={classes.dialog}>
        <p>
          The form looks two years back. If things have changed since, the aid office may look again, case by
          case. A letter is drafted from your answers; nobody but you sends it.
        </p>
        <AppealForm
          told={told}
          problems={draft?.problems ?? []}
          isPending={drafting.isPending}
          hasDraft={draft !== null}
          onChange={(next) => setKept((now) => ({ ...now, told: next }))}
          onSubmit={() => drafting.mutate()}
        />
        {drafting.error && <Failure message={drafting.error.message} onRetry={() => drafting.mutate()} />}
        <p className="visually-hidden" role="status">
          {drafting.isSuccess && 'The letter is drafted below.'}
        </p>
        {draft && (
          <AppealDraft
            draft={draft}
            text={text}
            onType={(next) => setKept((now) => ({ ...now, text: next }))}
          />
        )}
      </div>
    </Dialog>
  );
}
