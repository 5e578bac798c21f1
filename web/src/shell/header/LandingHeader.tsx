import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ROLE_NAMES, roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { Pill } from '@/ui/Pill';
import { Header, type HeaderProps } from './Header';
import { HomeButton } from './HomeButton';
import classes from './header.module.css';
import { LogoutButton } from './LogoutButton';
import { SearchBox } from './SearchBox';
import { ThemeSwitch } from './ThemeSwitch';

/** The header of the landing page: who one is, and where to. */
export function LandingHeader({ isDemo }: HeaderProps) {
  const { user, profile } = useSession();
  const navigate = useNavigate();
  const role = roleOf(profile ?? {});
  return (
    <Header isDemo={isDemo}>
      <SearchBox />
      <div className={classes.person}>
        <Pill tint="teal">{ROLE_NAMES[role]}</Pill>
        <span className={classes.email}>{user?.email}</span>
        {role === 'admin' && (
          <Button
            variant="default"
            leftSection={<IconShieldLock size={16} aria-hidden />}
            onClick={() => navigate('/admin')}
          >
            Admin Panel
          </Button>
        )}
      </div>
      <div className={classes.ways}>
        <HomeButton />
        <LogoutButton />
        <ThemeSwitch />
      </div>
    </Header>
  );
}
