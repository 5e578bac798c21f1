import { Failure } from '@/ui/Failure';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { shownAnswer, versionsOf } from '../path';
import type { Slot, Turn } from '../types';
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
  isOn: boolean;
  isReadOnly: boolean;
  choices: Choices;
  onResend: (text: string) => void;
  onShare: () => void;
};

/** A message and its answer, each in the version that is shown. */
export function Exchange(props: ExchangeProps) {
  const { turn, turns, conversation, place, slots, isOn, isReadOnly, choices, onResend, onShare } = props;
  const answer = shownAnswer(turn, choices.answers[turn.id]);
  const canWrite = isOn && !isReadOnly;
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
            onRetry={canWrite ? () => choices.ask(turn) : undefined}
          />
        </li>
      )}
      {answer && (
        <AnswerView
          answer={answer}
          conversation={conversation}
          slots={slots}
          isReadOnly={isReadOnly}
          again={choices.askedFor(turn.id)}
          onAgain={canWrite ? (criteria) => choices.ask(turn, criteria) : undefined}
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
