import { IconSparkles } from '@tabler/icons-react';
import type { Assistant } from '../types';
import { FollowUps } from './FollowUps';
import classes from './thread.module.css';

/** A conversation that has not begun: what can be asked here. */
export function Welcome({ assistant, onAsk }: { assistant: Assistant; onAsk: (text: string) => void }) {
  const { greeting, suggestions, isOn } = assistant;
  return (
    <div className={classes.welcome}>
      <span className={classes.glyph} aria-hidden>
        <IconSparkles size={24} />
      </span>
      <h2 className={classes.greeting}>{greeting}</h2>
      {isOn && <FollowUps questions={suggestions} onAsk={onAsk} />}
    </div>
  );
}
