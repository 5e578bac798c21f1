import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { isRefusal } from '@/api/client';
import { ROLE_NAMES, ROLES, type Role } from '@/identity/roles';
import { NativeSelect } from '@/ui/fields';
import type { User } from '../api';
import classes from './admin.module.css';
import { REASON, REASON_ID } from './ReadOnlyReason';
import type { useChangeUser } from './useChangeUser';

type RoleFieldProps = { user: User; isAdmin: boolean; change: ReturnType<typeof useChangeUser> };

/** Chooses a role, and applies it with a button: who goes through the roles by key passes others on the way. */
export function RoleField({ user, isAdmin, change }: RoleFieldProps) {
  const [chosen, setChosen] = useState<Role | null>(null);
  const field = useRef<HTMLSelectElement>(null);
  const role = chosen ?? user.role;

  const apply = () => {
    // The button goes when it is done; the focus must not go with it.
    field.current?.focus();
    if (change.isPending) return;
    change.mutate(
      { role },
      {
        onSettled: (_, failure) => {
          // Who has to sign in first finds what they chose.
          if (isRefusal(failure, 'session_expired', 'no_authenticated_user')) return;
          // What was chosen in the meantime stands.
          setChosen((latest) => (latest === role ? null : latest));
        },
      },
    );
  };

  return (
    <span className={classes.roleField}>
      <NativeSelect
        ref={field}
        size="xs"
        className={classes.role}
        aria-label={`Role of ${user.displayName}`}
        aria-describedby={isAdmin ? undefined : REASON_ID}
        aria-busy={change.isPending}
        title={isAdmin ? undefined : REASON}
        disabled={!isAdmin}
        data={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
        value={role}
        onChange={(event) => setChosen(event.currentTarget.value as Role)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setChosen(null);
        }}
      />
      {role !== user.role && (
        <Button
          size="xs"
          aria-label={`Apply to ${user.displayName}`}
          aria-busy={change.isPending}
          onClick={apply}
        >
          Apply
        </Button>
      )}
    </span>
  );
}
