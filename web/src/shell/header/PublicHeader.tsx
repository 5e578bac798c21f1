import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Header, type HeaderProps } from './Header';
import classes from './header.module.css';
import { ThemeSwitch } from './ThemeSwitch';

/** The header for who is not signed in. */
export function PublicHeader({ isDemo }: HeaderProps) {
  return (
    <Header isDemo={isDemo}>
      <div className={classes.ways}>
        <Button component={Link} to="/login" variant="default">
          Sign in
        </Button>
        <ThemeSwitch />
      </div>
    </Header>
  );
}
