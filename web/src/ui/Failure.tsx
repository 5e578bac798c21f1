import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import classes from './Failure.module.css';

type FailureProps = {
  message: string;
  /** What to do instead. */
  hint?: string;
  onRetry?: () => void;
};

/** What went wrong, in a sentence, and a way to try again. */
export function Failure({ message, hint, onRetry }: FailureProps) {
  return (
    <div className={classes.failure} data-failure>
      <IconAlertCircle size={18} aria-hidden className={classes.icon} />
      <span role="alert" className={classes.message}>
        {message}
        {hint && <span className={classes.hint}> {hint}</span>}
      </span>
      {onRetry && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
