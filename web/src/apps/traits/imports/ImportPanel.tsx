import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { importQuery, isBusy } from './api';
import classes from './imports.module.css';
import { Outcome } from './Outcome';
import { UndoDialog } from './UndoDialog';
import { Working } from './Working';
import { STATES } from './words';

/** What has become of one file. */
export function ImportPanel({ id }: { id: string }) {
  const { heading, within } = useKeptFocus();
  const [isAsking, setAsking] = useState(false);
  // The button that asked is gone as soon as the undo has begun.
  const asked = useReturnOfFocus<HTMLHeadingElement>(isAsking);
  const found = useQuery(importQuery(id));
  const own = found.data;
  return (
    <div {...within}>
      <Panel
        title={own?.name ?? 'Import'}
        headingRef={useMergedRef(heading, asked)}
        aside={
          <>
            {own && <Pill tint={STATES[own.state].tint}>{STATES[own.state].name}</Pill>}
            {own?.canUndo && (
              <Button size="xs" variant="default" onClick={() => setAsking(true)}>
                Undo the import
              </Button>
            )}
            <Button component={Link} to="." size="xs" variant="subtle" color="gray">
              Close
            </Button>
          </>
        }
      >
        {found.isPending && <Rows count={2} />}
        {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
        {own && (
          <div className={classes.body}>{isBusy(own) ? <Working own={own} /> : <Outcome own={own} />}</div>
        )}
        {own && isAsking && <UndoDialog own={own} onClose={() => setAsking(false)} />}
      </Panel>
    </div>
  );
}
