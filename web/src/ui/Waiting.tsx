import { Loader } from '@mantine/core';
import classes from './Waiting.module.css';

/** A whole screen that waits, and says for what. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className={classes.waiting}>
      <p className={classes.text} role="status">
        <Loader size="sm" aria-hidden />
        {text}
      </p>
    </div>
  );
}
