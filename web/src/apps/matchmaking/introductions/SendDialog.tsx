import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import type { Introduction } from '../types';
import { ContactBudget } from './ContactBudget';
import classes from './introductions.module.css';
import { sendWords, toSend } from './told';
import { LETTER_STATES } from './words';

type SendDialogProps = { introduction: Introduction; onSend: () => Promise<unknown>; onClose: () => void };

/** Says what sending does before it is done: both letters or none, or the one that is left. */
export function SendDialog({ introduction, onSend, onClose }: SendDialogProps) {
  const { obstacles, card } = introduction;
  const send = useMutation({ mutationFn: onSend, onSuccess: onClose });
  const { letters, isAgain } = toSend(introduction);
  const [one, other] = letters;
  return (
    <Dialog title={sendWords(introduction)} onClose={onClose}>
      <p className={classes.plain}>
        {one && !other
          ? `Only this letter leaves. It counts in the contact budget of ${one.card.name}.`
          : 'Both leave together, or none does. They count in the contact budget of both.'}{' '}
        A place with {card.mentor.name} {isAgain ? 'stays' : 'is'} held until both have answered.
      </p>
      <ul className={classes.obstacles}>
        {letters.map((letter) => (
          <li key={letter.card.id}>
            {letter.card.name}: {LETTER_STATES[letter.card.state].label.toLowerCase()}
            {letter.approval && `, by ${letter.approval.byName}`}
            <ContactBudget verdict={letter.mayContact} name={letter.card.name} />
          </li>
        ))}
      </ul>
      {obstacles.length > 0 && (
        <div role="alert">
          <p className={classes.plain}>What stands in the way:</p>
          <ul className={classes.obstacles}>
            {obstacles.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {send.error && <Failure message={send.error.message} />}
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button disabled={obstacles.length > 0} loading={send.isPending} onClick={() => send.mutate()}>
          Send
        </Button>
      </Actions>
    </Dialog>
  );
}
