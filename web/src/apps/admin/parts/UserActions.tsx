import { Button } from '@mantine/core';
import {
  IconChevronDown,
  IconDevices,
  IconHistory,
  IconLogout,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Menu } from '@/ui/menu';
import type { User } from '../api';
import { REASON, REASON_ID } from './ReadOnlyReason';
import { SignOutUser } from './SignOutUser';
import { UserSessions } from './UserSessions';

type UserActionsProps = { user: User; isAdmin: boolean; onChangeStatus: () => void };

/** What an admin can do to a user besides changing the role. */
export function UserActions({ user, isAdmin, onChangeStatus }: UserActionsProps) {
  const [open, setOpen] = useState<'sessions' | 'sign-out' | null>(null);
  const isActive = user.status === 'active';
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            rightSection={<IconChevronDown size={14} aria-hidden />}
            disabled={!isAdmin}
            title={isAdmin ? undefined : REASON}
            aria-describedby={isAdmin ? undefined : REASON_ID}
            aria-label={`Actions for ${user.displayName}`}
          >
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDevices size={16} />} onClick={() => setOpen('sessions')}>
            Show sessions
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={`/admin?tab=audit&person=${encodeURIComponent(user.uid)}`}
            leftSection={<IconHistory size={16} />}
          >
            Show in the audit log
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => setOpen('sign-out')}>
            Sign out everywhere
          </Menu.Item>
          <Menu.Item
            leftSection={isActive ? <IconUserOff size={16} /> : <IconUserCheck size={16} />}
            onClick={onChangeStatus}
          >
            {isActive ? 'Deactivate' : 'Reactivate'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'sessions' && <UserSessions user={user} onClose={() => setOpen(null)} />}
      {open === 'sign-out' && <SignOutUser user={user} onClose={() => setOpen(null)} />}
    </>
  );
}
