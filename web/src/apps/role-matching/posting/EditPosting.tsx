import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useKept } from '@/chat/kept';
import '@/ui/fields';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { showToast } from '@/ui/toast/toasts';
import { idleWhile } from '../rights';
import { useEditing } from '../role/context';
import { readPosting } from '../roles/api';
import classes from './posting.module.css';
import { LONGEST_POSTING } from './requirements';

/** Another description. The requirements are read from it anew; that can be taken back. */
export function EditPosting({ onClose }: { onClose: () => void }) {
  const { role, draft, put } = useEditing();
  const [kept, setText] = useKept<string>(`talent-role/${role.id}/posting`);
  const text = kept ?? draft.text;
  const read = useMutation({
    mutationFn: () => readPosting(text),
    onSuccess: (posting) => {
      const before = { text: draft.text, requirements: draft.requirements };
      put({ text: posting.text, requirements: posting.requirements }, 'another description');
      setText(null);
      onClose();
      showToast(`${countOf(posting.requirements.length, 'requirement')} read.`, {
        undo: () => put(before, 'the description before'),
      });
    },
  });
  const isIdle = text.trim() === '';
  return (
    <Dialog title="Description" place="right" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle) read.mutate();
        }}
      >
        <p className={classes.soft}>
          The requirements are read from the text anew, and take the place of those that are there now.
        </p>
        <Textarea
          label="Text of the description"
          rows={22}
          maxLength={LONGEST_POSTING}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {read.error && <Failure message={read.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(isIdle)} loading={read.isPending}>
            Read it
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
