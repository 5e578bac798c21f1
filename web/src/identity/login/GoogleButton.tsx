import { Button } from '@mantine/core';
import { GoogleLogo } from './GoogleLogo';

type GoogleButtonProps = { busy: boolean; disabled: boolean; onClick: () => void };

export function GoogleButton({ busy, disabled, onClick }: GoogleButtonProps) {
  return (
    <Button
      fullWidth
      size="md"
      h={46}
      variant="default"
      leftSection={<GoogleLogo />}
      disabled={disabled}
      onClick={onClick}
    >
      {busy ? 'Signing in...' : 'Sign in with Google'}
    </Button>
  );
}
