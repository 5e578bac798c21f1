import { IconSearch } from '@tabler/icons-react';
import { ROLE_NAMES, ROLES, type Role } from '@/identity/roles';
import { NativeSelect, TextInput } from '@/ui/fields';
import type { User, UserFilter } from '../api';
import classes from './admin.module.css';

type UserFiltersProps = { filter: UserFilter; onChange: (change: UserFilter) => void };

export function UserFilters({ filter, onChange }: UserFiltersProps) {
  return (
    <search className={classes.filters}>
      <TextInput
        label="Search"
        placeholder="A part of a name or address"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.q ?? ''}
        onChange={(event) => onChange({ q: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label="Role"
        data={[
          { value: '', label: 'Every role' },
          ...ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
        ]}
        value={filter.role ?? ''}
        onChange={(event) => onChange({ role: (event.currentTarget.value || undefined) as Role | undefined })}
      />
      <NativeSelect
        label="Status"
        data={[
          { value: '', label: 'Active and deactivated' },
          { value: 'active', label: 'Active' },
          { value: 'deactivated', label: 'Deactivated' },
        ]}
        value={filter.status ?? ''}
        onChange={(event) =>
          onChange({ status: (event.currentTarget.value || undefined) as User['status'] | undefined })
        }
      />
    </search>
  );
}
