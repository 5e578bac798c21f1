import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';

/** Who leaves the page with changes that are not saved is asked first, whether by a link or with the tab. */
export function Unsaved({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <p>What you have changed here is not saved yet.</p>
      <Actions>
        <Button variant="default" data-autofocus onClick={() => blocker.reset()}>
          Stay
        </Button>
        <Button color="red.9" onClick={() => blocker.proceed()}>
          Leave without saving
        </Button>
      </Actions>
    </Dialog>
  );
}
