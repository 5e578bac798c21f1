import { Person } from '@/ui/Person';
import { Pill } from '@/ui/Pill';
import { Cell, Row } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import type { User } from '../api';
import classes from './admin.module.css';
import { RoleField } from './RoleField';
import { UserActions } from './UserActions';
import { useChangeUser } from './useChangeUser';

type UserRowProps = { user: User; isAdmin: boolean };

export function UserRow({ user, isAdmin }: UserRowProps) {
  const change = useChangeUser(user);
  const isActive = user.status === 'active';
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
        <RoleField user={user} isAdmin={isAdmin} change={change} />
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
