import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftField } from '@/ui/DraftField';
import { NativeSelect } from '@/ui/fields';
import { departmentsQuery, frameworksQuery, type TraitFilter } from '../api';
import type { Department } from '../types';
import { countFilters, STATES } from './filter';
import { frameworkChoices } from './frameworks';
import classes from './list.module.css';

const FILTERS_ID = 'trait-filters';

type FiltersProps = { filter: TraitFilter; onChange: (change: TraitFilter) => void };

/** What has to be true of the traits that are listed. On a phone all but the words is folded away. */
export function Filters({ filter, onChange }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const departments = useQuery(departmentsQuery).data ?? [];
  const frameworks = useQuery(frameworksQuery).data ?? [];
  const count = countFilters(filter);
  return (
    <search className={classes.search}>
      <DraftField
        label="Search traits"
        type="search"
        placeholder="Words of the name or definition"
        leftSection={<IconSearch size={17} aria-hidden />}
        maxLength={200}
        value={filter.q ?? ''}
        onChange={(q) => onChange({ q: q || undefined })}
      />
      <Button
        className={classes.opener}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={FILTERS_ID}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <div id={FILTERS_ID} className={classes.filters} data-open={isOpen || undefined}>
        <NativeSelect
          label="Department"
          title="What it asks for itself, and what it takes over from those above it"
          data={[
            { value: '', label: 'Every department' },
            ...departmentChoices(departments, filter.department),
          ]}
          value={filter.department ?? ''}
          onChange={(event) => onChange({ department: event.currentTarget.value || undefined })}
        />
        <NativeSelect
          label="Framework"
          data={[{ value: '', label: 'Every framework' }, ...frameworkChoices(frameworks, filter.framework)]}
          value={filter.framework ?? ''}
          onChange={(event) => onChange({ framework: event.currentTarget.value || undefined })}
        />
        <NativeSelect
          label="State"
          data={Object.entries(STATES).map(([value, label]) => ({ value, label }))}
          value={filter.state ?? 'active'}
          onChange={({ currentTarget }) => onChange({ state: currentTarget.value as TraitFilter['state'] })}
        />
      </div>
    </search>
  );
}

/** Departments below those they belong to. One that is not there any more stays while it is chosen. */
function departmentChoices(departments: readonly Department[], chosen: string | undefined) {
  const known = departments.map(({ id, name, depth }) => ({
    value: id,
    label: `${'\u2003'.repeat(depth)}${name}`,
  }));
  const isKnown = !chosen || departments.some(({ id }) => id === chosen);
  return isKnown ? known : [...known, { value: chosen, label: 'Another department' }];
}
