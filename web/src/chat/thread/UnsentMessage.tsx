import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Unsent, useSending } from '../useSending';
import classes from './thread.module.css';

type UnsentMessageProps = {
  sending: ReturnType<typeof useSending>;
  /** It goes back to where it was written. */
  onEdit: (message: Unsent) => void;
};

const UNKNOWN = 'The page was left before the server had answered.';

/** A message that is on its way, or has not arrived: then it can be sent again. It cannot arrive twice. */
export function UnsentMessage({ sending, onEdit }: UnsentMessageProps) {
  const { unsent, isSending, retry, drop } = sending;
  if (!unsent) return null;
  return (
    <li className={classes.own}>
      <p className={classes.bubble} data-unsent={!isSending || undefined}>
        <span className="visually-hidden">You: </span>
        {unsent.text}
      </p>
      {isSending ? (
        <p className={classes.sending} role="status">
          Sending…
        </p>
      ) : (
        <div className={classes.unsent}>
          <p role="alert">
            <b>Not sent.</b> {unsent.problem ?? UNKNOWN}
          </p>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={retry}
          >
            Retry
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => {
              drop();
              onEdit(unsent);
            }}
          >
            Edit
          </Button>
        </div>
      )}
    </li>
  );
}
