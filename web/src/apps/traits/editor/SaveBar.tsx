import { Button } from '@mantine/core';
import { mayPass } from '@/api/client';
import { Failure } from '@/ui/Failure';
import type { DraftState } from './autosave';
import { clockOf } from './clock';
import classes from './editor.module.css';
import type { useEditor } from './useEditor';

type SaveBarProps = { editor: ReturnType<typeof useEditor>; isNew: boolean };

const STATE_ID = 'trait-state';

const REFUSED =
  'This cannot be saved yet: nobody may be rated on what they feel or who they are. Change the words that are marked.';

/** Saves, and says how far what is written has come. It stays in sight. */
export function SaveBar({ editor, isNew }: SaveBarProps) {
  const { lock, isLocked, isChanged, isTouched, check, saving, failure, draftState, submit } = editor;
  const isIdle = saving.isSaving || check.isRefused || (!isChanged && !isNew);
  return (
    <div className={classes.bar}>
      {failure && (
        <Failure
          message={failure.message}
          hint={mayPass(failure) ? 'What you have written stays here.' : undefined}
          onRetry={mayPass(failure) ? submit : undefined}
        />
      )}
      <div className={classes.saving}>
        <p
          id={STATE_ID}
          role="status"
          className={classes.state}
          data-grave={check.isRefused || draftState.kind === 'failed' || undefined}
        >
          {check.isRefused ? REFUSED : describe(draftState, isTouched, isNew)}
        </p>
        {isTouched && !isLocked && (
          <Button variant="default" disabled={saving.isSaving} onClick={editor.discardChanges}>
            Discard changes
          </Button>
        )}
        <Button
          aria-describedby={STATE_ID}
          {...lock}
          aria-disabled={isIdle || undefined}
          data-disabled={isIdle || isLocked || undefined}
          onClick={submit}
        >
          {saving.isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </div>
  );
}

function describe(state: DraftState, isTouched: boolean, isNew: boolean): string {
  if (state.kind === 'failed' && state.isFinal) {
    return `The draft could not be kept: ${state.message} It is only in this tab; save it soon.`;
  }
  if (state.kind === 'failed') {
    return 'The draft has not reached the server yet. It is kept in this tab and sent again by itself.';
  }
  if (!isTouched) return isNew ? 'Nothing is written yet.' : 'All changes are saved.';
  return state.kind === 'kept' ? `Saved as a draft at ${clockOf(state.at)}` : 'Not saved yet.';
}
