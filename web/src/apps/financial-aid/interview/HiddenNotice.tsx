import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { overlaps } from '../sheet';
import { fieldId, useInterview } from './context';
import { type Hidden, without } from './hidden';
import classes from './interview.module.css';

/** Answers of people who are not part of it as things stand: kept, not counted, and easy to remove. */
export function HiddenNotice({ hidden }: { hidden: Hidden }) {
  const { change, problems } = useInterview();
  const { id, who, parts } = hidden;
  const wrong = [...problems].filter(([field]) => parts.some((part) => overlaps(field, part)));
  const problem = [...new Set(wrong.map(([, message]) => message))].join(' ');
  // Who looks for what is wrong is led here, by whichever of its names.
  const [named = id] = wrong[0] ?? [];
  return (
    <div id={fieldId(id)} className={classes.hidden}>
      <IconEyeOff size={18} aria-hidden />
      <div id={named === id ? undefined : fieldId(named)}>
        <p role={problem ? 'alert' : 'status'}>
          There are answers about {who}. They are kept, but they do not count with the other answers as they
          are.{problem && ` ${problem}`}
        </p>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            change(
              (sheet) => without(sheet, hidden),
              `the answers about ${who}`,
              `The answers about ${who} were removed.`,
            )
          }
        >
          Remove the answers about {who}
        </Button>
      </div>
    </div>
  );
}
