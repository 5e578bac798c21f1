import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { type UserFilter, usersQuery } from './api';
import { InviteDialog } from './parts/InviteDialog';
import { REASON, REASON_ID } from './parts/ReadOnlyReason';
import { UserFilters } from './parts/UserFilters';
import { UserRow } from './parts/UserRow';

const PER_PAGE = 25;

/** Everybody who may use the suite. */
export function Users({ isAdmin }: { isAdmin: boolean }) {
  const [filter, setFilter] = useState<UserFilter>({ page: 1, perPage: PER_PAGE });
  const [settled] = useDebouncedValue(filter, 200);
  const [isInviting, setInviting] = useState(false);
  const users = useQuery(usersQuery(settled));
  const narrow = (change: UserFilter) => setFilter({ ...filter, page: 1, ...change });
  const columns = isAdmin
    ? ['Name', 'Role', 'Status', 'Last sign-in', 'Actions']
    : ['Name', 'Role', 'Status', 'Actions'];

  return (
    <Panel
      title="Users"
      aside={
        <Button
          size="xs"
          leftSection={<IconMailPlus size={16} aria-hidden />}
          disabled={!isAdmin}
          title={isAdmin ? undefined : REASON}
          aria-describedby={isAdmin ? undefined : REASON_ID}
          onClick={() => setInviting(true)}
        >
          Invite
        </Button>
      }
    >
      <UserFilters filter={filter} onChange={narrow} />
      {users.isPending && <Rows />}
      {users.isError && <Failure message={users.error.message} onRetry={() => users.refetch()} />}
      {users.data?.users.length === 0 && (
        <Empty title="Nobody like that">Change the search or the filters, or invite somebody.</Empty>
      )}
      {users.data && users.data.users.length > 0 && (
        <>
          <Table label="Users" columns={columns}>
            {users.data.users.map((user) => (
              <UserRow key={user.uid} user={user} isAdmin={isAdmin} />
            ))}
          </Table>
          <Pager
            page={filter.page ?? 1}
            perPage={PER_PAGE}
            total={users.data.total}
            onChange={(page) => setFilter({ ...filter, page })}
          />
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Panel>
  );
}
