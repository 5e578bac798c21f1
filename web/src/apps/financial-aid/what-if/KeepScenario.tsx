import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { TextInput } from '@/ui/fields';
import { showToast } from '@/ui/toast/toasts';
import { MOST_SCENARIOS, type WhatIfState } from './useWhatIf';
import classes from './what-if.module.css';
import { amountOf } from './words';

/** What can be done with the changes. */
export function KeepScenario({ state }: { state: WhatIfState }) {
  const [name, setName] = useState('');
  const { changes, scenarios, keepScenario, adopt } = state;
  const isFull = scenarios.length >= MOST_SCENARIOS;
  if (changes.length === 0) return null;
  const keep = () => {
    const given = name.trim() || nameOf(state);
    keepScenario(given);
    setName('');
    showToast(`“${given}” is among the scenarios.`);
  };
  return (
    <form
      className={classes.keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFull) keep();
      }}
    >
      <TextInput
        label="Name of the scenario"
        maxLength={60}
        autoComplete="off"
        placeholder={nameOf(state)}
        description={
          isFull ? `There is room for ${MOST_SCENARIOS} scenarios. Remove one to keep another.` : undefined
        }
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        aria-disabled={isFull || undefined}
        data-disabled={isFull || undefined}
        leftSection={<IconBookmark size={16} aria-hidden />}
      >
        Keep this as a scenario
      </Button>
      <Button variant="default" onClick={() => adopt(changes, nameOf(state))}>
        Make this the family’s answer
      </Button>
    </form>
  );
}

/** What the changes are called if nobody names them. */
function nameOf({ fields, changes }: WhatIfState): string {
  const [first, ...more] = changes;
  const field = fields.find(({ key }) => key === first?.key);
  if (!first || !field) return 'Scenario';
  const name = `${field.label} ${amountOf(field, first.amount)}`;
  return more.length === 0 ? name : `${name} and ${more.length} more`;
}
