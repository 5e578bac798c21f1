import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useFamily } from '../family/context';
import { nowOf } from './fields';
import type { WhatIfState } from './useWhatIf';
import classes from './what-if.module.css';
import { changeOf } from './words';

/** All that is changed at the moment. Another field can be chosen, and the changes add up. */
export function ChangeList({ state }: { state: WhatIfState }) {
  const { worksheet } = useFamily();
  const { fields, changes, set, startOver } = state;
  const { heading, within } = useKeptFocus();
  return (
    <div {...within}>
      <h3 className={classes.heading} ref={heading} tabIndex={-1}>
        Changes
      </h3>
      {changes.length === 0 ? (
        <p className={classes.note}>None yet. Move an amount, then choose another field to change both.</p>
      ) : (
        <ul className={classes.changed}>
          {changes.map((change) => {
            const field = fields.find(({ key }) => key === change.key);
            return (
              field && (
                <li key={change.key}>
                  {changeOf(field, nowOf(worksheet, change.key), change)}
                  <IconButton
                    label={`Take back: ${field.label}`}
                    icon={IconX}
                    onClick={() => set(change.key, null)}
                  />
                </li>
              )
            );
          })}
          {changes.length > 1 && (
            <li>
              <Button size="compact-sm" variant="subtle" onClick={startOver}>
                Start over
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
