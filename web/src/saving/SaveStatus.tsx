import { Button } from '@mantine/core';
import type { Kept } from './saved';
import classes from './saving.module.css';
import type { Saving } from './useSaving';

type SaveStatusProps<K extends Kept> = {
  /** What is changed, in a word. */
  thing: string;
  saving: Saving<K>;
};

/** Whether what was changed has arrived, and the way back. */
export function SaveStatus<K extends Kept>({ thing, saving }: SaveStatusProps<K>) {
  const { state, last, undo, saver, take, saveOver, wasFound } = saving;
  if (state.kind === 'overtaken') {
    const { current } = state;
    return (
      <div className={classes.status} role="alert">
        <p>Somebody else has changed this {thing}. Yours is kept in this tab.</p>
        <Button size="xs" variant="default" onClick={() => take(current, 'the changes of somebody else')}>
          Take theirs
        </Button>
        <Button size="xs" onClick={() => void saveOver(current)}>
          Save mine over it
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.status}>
      <p role="status">
        {state.kind === 'saved' && (wasFound ? 'Saved, with what you had typed before' : 'Saved')}
        {state.kind === 'saving' && 'Saving…'}
        {state.kind === 'failed' && `Not saved: ${state.message} It is kept in this tab.`}
      </p>
      {state.kind === 'failed' && (
        <Button size="xs" variant="default" onClick={() => void saver.flush()}>
          Try again
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        aria-disabled={last === null}
        data-disabled={last === null || undefined}
        onClick={undo}
      >
        {last === null ? 'Undo a change' : `Undo: ${last}`}
      </Button>
    </div>
  );
}
