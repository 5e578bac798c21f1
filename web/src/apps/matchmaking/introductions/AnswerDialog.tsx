import { Button } from '@mantine/core';
import { useKeptText } from '@/chat/kept';
import { useSession } from '@/identity/session';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import type { Introduction, IntroductionAnswer, IntroductionSide } from '../types';
import { writeAnswer } from './api';
import classes from './introductions.module.css';
import { useActs } from './useActs';
import { ANSWERS } from './words';

type AnswerDialogProps = {
  introduction: Introduction;
  side: IntroductionSide;
  answer: IntroductionAnswer;
  onClose: () => void;
};

/** Writes down what one side has said. */
export function AnswerDialog({ introduction, side, answer, onClose }: AnswerDialogProps) {
  const { user } = useSession();
  const { act } = useActs(introduction);
  const { card } = introduction;
  const { name } = card[side];
  const [note, setNote] = useKeptText(`answer/${user?.uid}/${card.id}/${side}`);
  const other = side === 'student' ? card.mentorAnswer : card.studentAnswer;
  const save = () =>
    act.mutate(
      {
        call: ({ card: now }) =>
          writeAnswer(card.id, { side, answer, note: note.trim() || null, revision: now.revision }),
        told: `${name}: ${ANSWERS[answer].toLowerCase()}.`,
      },
      {
        onSuccess: () => {
          setNote('');
          onClose();
        },
      },
    );
  return (
    <Dialog title={`${name} ${ANSWERS[answer].toLowerCase()}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className={classes.plain}>{consequence(answer, other)}</p>
        <TextInput
          label="What else they said"
          description="A few words, for the staff. It can be left empty."
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {act.error && <Failure message={act.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending} data-autofocus>
            Write it down
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

function consequence(answer: IntroductionAnswer, other: IntroductionAnswer | null | undefined): string {
  if (answer === 'declined')
    return 'The place is free again, letters that have not left are taken back, and the two are left alone for a while.';
  return other === 'accepted'
    ? 'With this both have said yes: they are matched, and the mentor has one place less.'
    : 'The other side has not answered yet. The place stays held.';
}
