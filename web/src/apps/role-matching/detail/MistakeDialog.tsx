import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useKeptText } from '@/chat/kept';
import '@/ui/fields';
import { useSession } from '@/identity/session';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { useContestActs } from '../mistakes/useContestActs';
import { idleWhile } from '../rights';
import type { CandidateDetail, Requirement, TalentRole } from '../types';
import { calledOf } from '../words';
import { contest } from './api';
import classes from './detail.module.css';

type MistakeDialogProps = {
  role: TalentRole;
  candidate: CandidateDetail;
  /** What was found wrongly; none: something else about all of it. */
  about: Requirement | null;
  onClose: () => void;
};

/** Says that something was read or weighed wrongly. Both are kept, and somebody answers. */
export function MistakeDialog({ role, candidate, about, onClose }: MistakeDialogProps) {
  const { wasReported } = useContestActs(role.id);
  const { user } = useSession();
  const [note, setNote] = useKeptText(
    `talent-mistake/${user?.uid}/${role.id}/${candidate.id}/${about?.id ?? 'all'}`,
  );
  const report = useMutation({
    mutationFn: () => contest(role.id, candidate.id, { requirement: about?.id ?? null, note: note.trim() }),
    onSuccess: (reported) => {
      setNote('');
      wasReported(reported, user?.uid);
      onClose();
    },
  });
  const isIdle = note.trim() === '';
  return (
    <Dialog title="Report a mistake" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle && !report.isPending) report.mutate();
        }}
      >
        <p>
          About {calledOf(candidate)}
          {about && `, “${about.label}”`}. The score stays as it is until somebody has looked at it.
        </p>
        <Textarea
          label="What is wrong?"
          placeholder="The second job is about Python, and was not found"
          rows={5}
          maxLength={2000}
          data-autofocus
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {report.error && <Failure message={report.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(isIdle)} loading={report.isPending}>
            Report it
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
