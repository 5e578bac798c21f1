import { type MantineColorScheme, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconChevronDown, IconKeyboard, IconLogout, IconShieldLock, IconUser } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ROLE_NAMES, roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { signOut } from '@/identity/signOut';
import { Menu } from '@/ui/menu';
import { Person } from '@/ui/Person';
import { Pill } from '@/ui/Pill';
import { openPanel } from '../keyboard/panel';
import classes from './header.module.css';

const THEMES: readonly [MantineColorScheme, string][] = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['auto', 'Theme of the system'],
];

/** Name, address, role, and what one can do with an account. Loaded after the page. */
export default function AccountMenu() {
  const { user, profile } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const logout = useMutation({ mutationFn: () => signOut() });
  const isLeaving = logout.isPending || logout.isSuccess;
  const name = profile?.displayName ?? user?.displayName ?? '';
  const role = roleOf(profile ?? {});
  return (
    <Menu position="bottom-end" width={290}>
      <Menu.Target>
        <UnstyledButton className={classes.account}>
          <Person name={name} />
          <span className="visually-hidden">Account menu of </span>
          <span className={classes.accountName}>{name}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <div className={classes.who}>
          <b>{name}</b>
          <span>{user?.email}</span>
          <Pill tint="teal">{ROLE_NAMES[role]}</Pill>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account" leftSection={<IconUser size={16} />}>
          Account
        </Menu.Item>
        {role === 'admin' && (
          <Menu.Item component={Link} to="/admin" leftSection={<IconShieldLock size={16} />}>
            Admin Panel
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={() => openPanel('keyboard')}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        >
          {THEMES.map(([scheme, label]) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} />}
          closeMenuOnClick={false}
          disabled={isLeaving}
          onClick={() => logout.mutate()}
        >
          {isLeaving ? 'Logging out...' : 'Logout'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
