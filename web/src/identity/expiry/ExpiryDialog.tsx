import { Button } from '@mantine/core';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { leaveExpired } from '../session';
import { stopAsking } from './expiry';

/** Offers to sign in beside the page, which goes on as soon as that is done. */
export default function ExpiryDialog() {
  return (
    <Dialog title="Session expired" onClose={stopAsking}>
      <p>Sign in again to go on. What you have typed is kept.</p>
      <Actions>
        <Button variant="default" onClick={leaveExpired}>
          Go to sign-in
        </Button>
        <Button component="a" href="/login" target="_blank" rel="noopener" data-autofocus>
          Sign in in a new tab
        </Button>
      </Actions>
    </Dialog>
  );
}
