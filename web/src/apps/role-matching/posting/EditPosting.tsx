import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useKept } from '@/chat/kept';
import '@/ui/fields';
import { useSession } from '@/identity/session';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { countOf } from '@/ui/numbers';
import { showToast } from '@/ui/toast/toasts';
import { useView } from '../ranking/useView';
import { idleWhile } from '../rights';
import { useEditing } from '../role/context';
import { readPosting } from '../roles/api';
import type { Posting } from '../types';
import { withDescriptionBack } from './back';
import classes from './posting.module.css';
import { numbered, tooLong } from './requirements';

/** What was typed, and the description that it began from. */
type Kept = { text: string; from: string };

/** Another description. The requirements are read from it anew; that can be taken back. */
export function EditPosting({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { role, draft, put, highest } = useEditing();
  const { view, go } = useView();
  const [kept, setKept] = useKept<Kept>(`talent-role/${user?.uid}/${role.id}/posting`);
  const text = kept?.text ?? draft.text;
  const isBehind = kept !== null && kept.from !== draft.text;
  const read = useMutation({ mutationFn: () => readPosting(text) });
  const take = (posting: Posting) => {
    const before = draft;
    const requirements = numbered(posting.requirements, before.requirements, highest.current);
    const after = { text: posting.text, requirements };
    put(after, 'another description');
    // What was tried and sought was about what is not asked for any more.
    if (view.changes.length > 0 || view.requirement !== null) {
      go({ changes: [], requirement: null, page: 1 }, { replace: true });
    }
    setKept(null);
    onClose();
    showToast(`${countOf(requirements.length, 'requirement')} read.`, {
      undo: () => put((now) => withDescriptionBack(now, before, after), 'the description before'),
    });
  };
  const fault = tooLong(text);
  const isIdle = text.trim() === '' || fault !== null;
  return (
    <Dialog title="Description" place="right" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle && !read.isPending) read.mutate(undefined, { onSuccess: take });
        }}
      >
        <p className={classes.soft}>
          The requirements are read from the text anew, and take the place of those that are there now.
        </p>
        {isBehind && (
          <Notice>
            <span>This was typed earlier, and the description has changed since. </span>
            <Button size="compact-sm" variant="default" onClick={() => setKept(null)}>
              Begin again from the description
            </Button>
          </Notice>
        )}
        <Textarea
          label="Text of the description"
          rows={22}
          data-autofocus
          error={fault}
          value={text}
          onChange={({ currentTarget: { value } }) =>
            setKept(value === draft.text ? null : { text: value, from: kept?.from ?? draft.text })
          }
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
