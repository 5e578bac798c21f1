import { Button } from '@mantine/core';
import { useBlocker } from 'react-router';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { countOf } from '@/ui/numbers';

/** Who leaves the page while files are on their way is asked first: they would stop, and nobody would be told. */
export function Underway({ count }: { count: number }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Stop the upload?" onClose={() => blocker.reset()}>
      <p>
        {count > 0 ? `${countOf(count, 'file')} on the way.` : 'All files have arrived.'} What has arrived
        stays when you leave; the rest would have to be chosen again.
      </p>
      <Actions>
        <Button variant="default" data-autofocus onClick={() => blocker.reset()}>
          Stay
        </Button>
        <Button color="red.9" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </Actions>
    </Dialog>
  );
}
