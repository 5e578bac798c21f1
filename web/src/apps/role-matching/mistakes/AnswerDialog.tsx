import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useKeptText } from '@/chat/kept';
import '@/ui/fields';
import { useSession } from '@/identity/session';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { idleWhile } from '../rights';
import type { TalentContest } from '../types';
import { answerContest } from './api';
import classes from './mistakes.module.css';
import { useContestActs } from './useContestActs';

type AnswerDialogProps = { role: string; contest: TalentContest; onClose: () => void };

/** Says what came of a report. Both are kept. */
export function AnswerDialog({ role, contest, onClose }: AnswerDialogProps) {
  const { wasAnswered } = useContestActs(role);
  const { user } = useSession();
  const [answer, setAnswer] = useKeptText(`talent-answer/${user?.uid}/${role}/${contest.id}`);
  const send = useMutation({
    mutationFn: () => answerContest(role, contest.id, answer.trim()),
    onSuccess: (answered) => {
      setAnswer('');
      wasAnswered(answered);
      onClose();
    },
  });
  const isIdle = answer.trim() === '';
  return (
    <Dialog title="Answer a report" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle && !send.isPending) send.mutate();
        }}
      >
        <blockquote>{contest.note}</blockquote>
        <Textarea
          label="What came of it?"
          rows={4}
          maxLength={2000}
          data-autofocus
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        {send.error && <Failure message={send.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(isIdle)} loading={send.isPending}>
            Answer
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
