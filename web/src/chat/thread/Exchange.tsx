import { Failure } from '@/ui/Failure';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { shownAnswer, versionsOf } from '../path';
import type { EditedCriterion, Slot, Turn } from '../types';
import { AnswerView } from './AnswerView';
import { EditMessage } from './EditMessage';
import { OwnMessage } from './OwnMessage';
import classes from './thread.module.css';
import type { Choices } from './useChoices';
import { Versions } from './Versions';

type ExchangeProps = {
  turn: Turn;
  turns: readonly Turn[];
  conversation: string;
  place: string;
  slots: readonly Slot[];
  isReadOnly: boolean;
  canWrite: boolean;
  /** A message below has not arrived: nothing else is sent before it. */
  isHeld: boolean;
  choices: Choices;
  /** Asks for another answer. */
  onAgain: (criteria?: EditedCriterion[]) => void;
  onResend: (text: string) => void;
  onShare: () => void;
};

/** A message and its answer, each in the version that is shown. */
export function Exchange(props: ExchangeProps) {
  const { turn, turns, conversation, place, slots, isReadOnly, canWrite, isHeld } = props;
  const { choices, onAgain, onResend, onShare } = props;
  const answer = shownAnswer(turn, choices.answers[turn.id]);
  const isEditing = choices.edited === turn.id;
  const editButton = useReturnOfFocus<HTMLButtonElement>(isEditing);
  return (
    <>
      <li className={classes.own}>
        {isEditing ? (
          <EditMessage
            key={turn.id}
            turn={turn}
            place={place}
            onSend={onResend}
            onClose={() => choices.edit(null)}
          />
        ) : (
          <OwnMessage
            text={turn.text}
            editButton={editButton}
            isHeld={isHeld}
            onEdit={canWrite ? () => choices.edit(turn.id) : undefined}
          >
            <Versions
              of="message"
              ids={versionsOf(turns, turn).map(({ id }) => id)}
              shown={turn.id}
              onShow={choices.showTurn}
            />
          </OwnMessage>
        )}
      </li>
      {!answer && (
        <li>
          <Failure
            message="This message has not been answered."
            onRetry={canWrite && !isHeld ? () => onAgain() : undefined}
          />
        </li>
      )}
      {answer && (
        <AnswerView
          answer={answer}
          conversation={conversation}
          slots={slots}
          isReadOnly={isReadOnly}
          isHeld={isHeld}
          again={choices.askedFor(turn.id)}
          onAgain={canWrite ? onAgain : undefined}
          onShare={onShare}
        >
          <Versions
            of="answer"
            ids={turn.answers.map(({ id }) => id)}
            shown={answer.id}
            onShow={(id) => choices.showAnswer(turn.id, id)}
          />
        </AnswerView>
      )}
    </>
  );
}
