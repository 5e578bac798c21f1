import { ROLE_NAMES, ROLES, type Role } from '@/identity/roles';
import { NativeSelect } from '@/ui/fields';
import { Person } from '@/ui/Person';
import { Pill } from '@/ui/Pill';
import { Cell, Row } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import type { User } from '../api';
import classes from './admin.module.css';
import { REASON, REASON_ID } from './ReadOnlyReason';
import { UserActions } from './UserActions';
import { useChangeUser } from './useChangeUser';

type UserRowProps = { user: User; isAdmin: boolean };

export function UserRow({ user, isAdmin }: UserRowProps) {
  const change = useChangeUser(user);
  const isActive = user.status === 'active';
  const wanted = change.isPending ? change.variables.role : null;
  return (
    <Row muted={!isActive}>
      <Cell>
        <span className={classes.who}>
          <Person name={user.displayName} />
          <span>
            <b>{user.displayName}</b>
            {user.email && <span className={classes.email}>{user.email}</span>}
          </span>
        </span>
      </Cell>
      <Cell label="Role">
        <NativeSelect
          size="xs"
          className={classes.role}
          aria-label={`Role of ${user.displayName}`}
          aria-describedby={isAdmin ? undefined : REASON_ID}
          title={isAdmin ? undefined : REASON}
          disabled={!isAdmin || change.isPending}
          data={ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
          value={wanted ?? user.role}
          onChange={(event) => change.mutate({ role: event.currentTarget.value as Role })}
        />
      </Cell>
      <Cell label="Status">
        <Pill tint={isActive ? 'green' : 'gray'}>{isActive ? 'Active' : 'Deactivated'}</Pill>
      </Cell>
      {isAdmin && (
        <Cell label="Last sign-in">{user.lastLoginAt ? formatTime(user.lastLoginAt) : 'Never'}</Cell>
      )}
      <Cell>
        <UserActions
          user={user}
          isAdmin={isAdmin}
          onChangeStatus={() => change.mutate({ status: isActive ? 'deactivated' : 'active' })}
        />
      </Cell>
    </Row>
  );
}
