import { Button } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import classes from './header.module.css';

export function HomeButton() {
  const navigate = useNavigate();
  return (
    <Button
      variant="subtle"
      className={classes.quiet}
      leftSection={<IconHome size={16} aria-hidden />}
      onClick={() => navigate('/')}
    >
      Home
    </Button>
  );
}
