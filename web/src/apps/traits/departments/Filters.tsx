import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DraftField } from '@/ui/DraftField';
import { NativeSelect } from '@/ui/fields';
import { frameworksQuery } from '../api';
import type { Department } from '../types';
import { groupFrameworks } from './frameworks';
import classes from './matrix.module.css';
import { toChoices } from './order';

type FiltersProps = {
  departments: readonly Department[];
  chosen: Department | undefined;
  isNarrow: boolean;
  read: (name: string) => string;
  onChange: (values: Record<string, string>) => void;
};

/** Which traits and which departments are shown. The address holds all of it. */
export function Filters({ departments, chosen, isNarrow, read, onChange }: FiltersProps) {
  const frameworks = useQuery(frameworksQuery);
  const framework = read('framework');
  const every = { value: '', label: 'Every department' };
  return (
    <search className={classes.filters}>
      <NativeSelect
        label={isNarrow ? 'Department' : 'Department and below'}
        data={isNarrow ? toChoices(departments) : [every, ...toChoices(departments)]}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ department: value, ...(!value && { asked: '' }) })
        }
      />
      {chosen && (
        <NativeSelect
          label="Traits"
          data={[
            { value: '', label: 'Every trait' },
            { value: 'yes', label: 'Only what it asks for' },
          ]}
          value={read('asked') && 'yes'}
          onChange={(event) => onChange({ asked: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        label="Framework"
        data={[{ value: '', label: 'Every framework' }, ...groupFrameworks(frameworks.data ?? [], framework)]}
        value={framework}
        onChange={(event) => onChange({ framework: event.currentTarget.value })}
      />
      <DraftField
        label="Search traits"
        type="search"
        placeholder="Words of a name or a definition"
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={200}
        value={read('q')}
        onChange={(q) => onChange({ q })}
      />
    </search>
  );
}
