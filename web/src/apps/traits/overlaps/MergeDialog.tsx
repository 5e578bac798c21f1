import { Button } from '@mantine/core';
import { IconSwitchVertical } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayPass } from '@/api/client';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { Rows } from '@/ui/Rows';
import { lockedUnless, REASON, useMayChange } from '../rights';
import type { TraitName } from '../types';
import { previewQuery } from './api';
import { Merged } from './Merged';
import classes from './merge.module.css';
import { useMerge } from './useMerge';

type MergeDialogProps = { traits: [TraitName, TraitName]; onClose: () => void };

/** What two traits would become, before they do. */
export function MergeDialog({ traits, onClose }: MergeDialogProps) {
  const mayChange = useMayChange();
  const [[kept, removed], setOrder] = useState(traits);
  const preview = useQuery(previewQuery(kept.id, removed.id));
  const { merge, overtaken, forget } = useMerge(onClose);
  const isRefused = preview.data?.findings.some(({ weight }) => weight === 'refused');
  const isReady = preview.data && !preview.isFetching && !preview.isError && !isRefused;
  const isIdle = !isReady || merge.isPending;
  const swap = () => {
    setOrder([removed, kept]);
    merge.reset();
    forget();
  };
  return (
    <Dialog title={`Merge ${removed.name} into ${kept.name}`} place="right" onClose={onClose}>
      <div className={classes.order}>
        <p>
          <b>{kept.name}</b> stays. <b>{removed.name}</b> goes into it, and can be brought back.
        </p>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconSwitchVertical size={15} aria-hidden />}
          onClick={swap}
        >
          Keep {removed.name} instead
        </Button>
      </div>
      {preview.isError ? (
        <Failure message={preview.error.message} onRetry={() => preview.refetch()} />
      ) : (
        (preview.data && <Merged preview={preview.data} />) || <Rows count={4} height={70} />
      )}
      {overtaken && (
        <Notice>
          {overtaken}{' '}
          {preview.data &&
            !preview.isError &&
            'The preview above shows it as it is now. Look again, then merge.'}
        </Notice>
      )}
      {merge.error && (
        <Failure
          message={merge.error.message}
          onRetry={mayPass(merge.error) && preview.data ? () => merge.mutate(preview.data) : undefined}
        />
      )}
      {!mayChange && <p className={classes.soft}>{REASON}</p>}
      <Actions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          // It keeps the focus of who has pressed it, also if it has to be pressed again.
          aria-disabled={isIdle || undefined}
          data-disabled={isIdle || undefined}
          {...lockedUnless(mayChange)}
          onClick={() => {
            if (preview.data && !isIdle) merge.mutate(preview.data);
          }}
        >
          {merge.isPending ? 'Merging...' : 'Merge'}
        </Button>
      </Actions>
    </Dialog>
  );
}
