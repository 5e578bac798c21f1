import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { NativeSelect, TextInput } from '@/ui/fields';
import { type AuditFilter, usersQuery } from '../api';
import { ACTIONS } from './actions';
import classes from './admin.module.css';
import { dayOf, endOfDay, startOfDay } from './days';

type AuditFiltersProps = { filter: AuditFilter; onChange: (change: AuditFilter) => void };

const NOTHING: AuditFilter = {
  action: undefined,
  person: undefined,
  q: undefined,
  from: undefined,
  until: undefined,
};

/** As many people as one list can hold; the text finds the others. */
const MOST_PEOPLE = 500;

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const people = useQuery(usersQuery({ perPage: MOST_PEOPLE }));
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <search className={classes.filters}>
      <TextInput
        label="Text"
        placeholder="A part of an address"
        value={filter.q ?? ''}
        onChange={(event) => onChange({ q: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label="What"
        data={[
          { value: '', label: 'Everything' },
          ...Object.entries(ACTIONS).map(([value, label]) => ({ value, label })),
        ]}
        value={filter.action ?? ''}
        onChange={(event) =>
          onChange({ action: (event.currentTarget.value || undefined) as Schemas['Action'] | undefined })
        }
      />
      <NativeSelect
        label="Person"
        data={[
          { value: '', label: 'Everybody' },
          ...(people.data?.users ?? []).map(({ uid, displayName }) => ({ value: uid, label: displayName })),
        ]}
        value={filter.person ?? ''}
        onChange={(event) => onChange({ person: event.currentTarget.value || undefined })}
      />
      <TextInput
        label="From"
        type="date"
        value={dayOf(filter.from)}
        onChange={(event) => onChange({ from: startOfDay(event.currentTarget.value) })}
      />
      <TextInput
        label="Until"
        type="date"
        value={dayOf(filter.until)}
        onChange={(event) => onChange({ until: endOfDay(event.currentTarget.value) })}
      />
      <Button variant="default" disabled={!isNarrowed} onClick={() => onChange(NOTHING)}>
        Clear
      </Button>
    </search>
  );
}
