import { Button } from '@mantine/core';
import { IconCopy, IconRefresh, IconShare2 } from '@tabler/icons-react';
import { copyText } from '@/ui/clipboard';
import { IconButton } from '@/ui/IconButton';
import { Rate } from '../feedback/Rate';
import { HELD } from '../held';
import { answerText } from '../plain';
import type { Answer } from '../types';
import classes from './thread.module.css';

type AnswerActionsProps = {
  answer: Answer;
  conversation: string;
  isReadOnly: boolean;
  isAsking: boolean;
  isHeld: boolean;
  onAgain: (() => void) | undefined;
  onShare: () => void;
};

/** What can be done with an answer that is at its end. */
export function AnswerActions(props: AnswerActionsProps) {
  const { answer, conversation, isReadOnly, isAsking, isHeld, onAgain, onShare } = props;
  return (
    <>
      <IconButton
        label="Copy answer"
        icon={IconCopy}
        onClick={() => copyText(answerText(answer), 'Answer copied, with its sources.')}
      />
      {!isReadOnly && <Rate answer={answer} conversation={conversation} />}
      {!isReadOnly && <IconButton label="Share conversation" icon={IconShare2} onClick={onShare} />}
      {onAgain && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          className={classes.again}
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={isAsking}
          aria-disabled={isHeld || undefined}
          data-disabled={isHeld || undefined}
          title={isHeld ? HELD : undefined}
          onClick={isHeld ? undefined : onAgain}
        >
          Regenerate
        </Button>
      )}
    </>
  );
}
