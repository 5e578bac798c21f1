import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { describeFilter, type Filter } from './filter';
import classes from './people.module.css';

type ActiveFiltersProps = { filter: Filter; onChange: (change: Filter) => void; onClear: () => void };

/** What narrows the list, each to be taken away by itself. */
export function ActiveFilters({ filter, onChange, onClear }: ActiveFiltersProps) {
  const active = describeFilter(filter);
  if (active.length === 0) return null;
  return (
    <ul className={classes.active} aria-label="Active filters">
      {active.map(([name, text]) => (
        <li key={name}>
          <UnstyledButton
            className={classes.chip}
            aria-label={`Remove filter: ${text}`}
            onClick={() => onChange({ [name]: undefined })}
          >
            {text}
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      <li>
        <UnstyledButton className={classes.clear} onClick={onClear}>
          Clear filters
        </UnstyledButton>
      </li>
    </ul>
  );
}
