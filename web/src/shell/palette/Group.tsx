import type { Command } from './commands';
import { Marked } from './Marked';
import classes from './palette.module.css';

export const idOf = (command: Command) => `command-${command.id.replaceAll(/\W+/g, '-')}`;

type GroupProps = {
  name: string;
  commands: readonly Command[];
  query: string;
  current: Command | undefined;
  onRun: (command: Command) => void;
};

/** Results of one kind. */
export function Group({ name, commands, query, current, onRun }: GroupProps) {
  if (commands.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold options.
    <div role="group" aria-label={name} data-group={name}>
      <p className={classes.group} aria-hidden>
        {name}
      </p>
      {commands.map((command) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and takes the keys.
        <div
          key={command.id}
          id={idOf(command)}
          role="option"
          aria-selected={command === current}
          className={classes.command}
          onClick={() => onRun(command)}
        >
          <span className={classes.icon} aria-hidden>
            {command.icon}
          </span>
          <span className={classes.label}>
            <Marked text={command.label} query={query} />
            {command.description && <span className={classes.description}>{command.description}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
