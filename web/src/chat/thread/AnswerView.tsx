import { IconSparkles } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { Failure } from '@/ui/Failure';
import type { Answer, EditedCriterion, Slot } from '../types';
import { AnswerActions } from './AnswerActions';
import { AnswerBody } from './AnswerBody';
import classes from './thread.module.css';
import type { Choices } from './useChoices';

type AnswerViewProps = {
  answer: Answer;
  conversation: string;
  slots: readonly Slot[];
  isReadOnly: boolean;
  isHeld: boolean;
  /** What has become of asking for another answer. */
  again: ReturnType<Choices['askedFor']>;
  /** Asks for another answer; nothing where that cannot be. */
  onAgain: ((criteria?: EditedCriterion[]) => void) | undefined;
  onShare: () => void;
  /** The way to the other answers. */
  children: ReactNode;
};

/** An answer, and what can be done with it. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, conversation, slots, isReadOnly, isHeld, again, onAgain, onShare, children } = props;
  const isWorking = answer.state === 'working';
  const item = useFocusInside(`${answer.id} ${answer.state}`);
  return (
    <li className={classes.answer} ref={item.ref} tabIndex={-1} onFocus={item.onFocus} onBlur={item.onBlur}>
      <span className={classes.spark} aria-hidden>
        <IconSparkles size={18} />
      </span>
      <div className={classes.said}>
        <span className="visually-hidden">Answer: </span>
        <AnswerBody
          key={answer.id}
          answer={answer}
          conversation={conversation}
          slots={slots}
          isAsking={again?.isPending ?? false}
          isHeld={isHeld}
          onAgain={onAgain}
        />
        {again?.error && (
          <Failure
            message={again.error.message}
            onRetry={isHeld ? undefined : () => again.mutate(again.variables)}
          />
        )}
        <div className={classes.actions}>
          {!isWorking && (
            <AnswerActions
              answer={answer}
              conversation={conversation}
              isReadOnly={isReadOnly}
              isAsking={again?.isPending ?? false}
              isHeld={isHeld}
              onAgain={onAgain && (() => onAgain())}
              onShare={onShare}
            />
          )}
          {children}
        </div>
      </div>
    </li>
  );
}

/** When what was pressed in it makes place for something else, the focus stays with the whole. */
function useFocusInside(content: string) {
  const ref = useRef<HTMLLIElement>(null);
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the content is another.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, [content]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) isInside.current = false;
    },
  };
}
