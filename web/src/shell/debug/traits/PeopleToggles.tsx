import { UnstyledButton } from '@mantine/core';
import classes from './traits.module.css';
import type { DemoPerson } from './types';

type PeopleTogglesProps = {
  people: readonly DemoPerson[];
  hidden: ReadonlySet<number>;
  onToggle: (number: number) => void;
};

/** Who is shown. The number is the key that does the same. */
export function PeopleToggles({ people, hidden, onToggle }: PeopleTogglesProps) {
  return (
    <fieldset className={classes.people} aria-label="People shown">
      {people.map(({ name }, number) => (
        <UnstyledButton
          key={name}
          className={classes.person}
          aria-pressed={!hidden.has(number)}
          aria-keyshortcuts={`${number + 1}`}
          onClick={() => onToggle(number)}
        >
          <kbd aria-hidden>{number + 1}</kbd>
          {name}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
