import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { signOut } from '@/identity/signOut';
import classes from './header.module.css';

export function LogoutButton() {
  const logout = useMutation({ mutationFn: () => signOut() });
  // Until the new document is there, the old one stays as it is.
  const isBusy = logout.isPending || logout.isSuccess;
  return (
    <Button
      variant="subtle"
      className={classes.quiet}
      leftSection={<IconLogout size={16} aria-hidden />}
      disabled={isBusy}
      onClick={() => logout.mutate()}
    >
      {isBusy ? 'Logging out...' : 'Logout'}
    </Button>
  );
}
