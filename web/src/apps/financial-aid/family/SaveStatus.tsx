import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { SaveState } from './autosave';
import classes from './family.module.css';
import { describe } from './saving';

type SaveStatusProps = { state: SaveState; onRetry: () => void; onCompare: () => void };

/** How often "2 minutes ago" is looked at again. */
const BEAT = 30_000;

/** How far what was typed has come. The state is read out; how long ago that was is not. */
export function SaveStatus({ state, onRetry, onCompare }: SaveStatusProps) {
  const now = useNow();
  const { told, when } = describe(state, now);
  const isGrave = state.kind === 'failed' || state.kind === 'overtaken';
  return (
    <div className={classes.saving} data-grave={isGrave || undefined}>
      {isGrave && <IconAlertCircle size={16} aria-hidden />}
      {state.kind === 'saved' && <IconCheck size={16} aria-hidden />}
      <span role="status">{told}</span>
      {when && <span> {when}</span>}
      {state.kind === 'failed' && (
        <>
          <span>What you typed stays here.</span>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={onRetry}
          >
            Try again
          </Button>
        </>
      )}
      {state.kind === 'overtaken' && (
        <Button size="compact-sm" variant="default" onClick={onCompare}>
          Compare
        </Button>
      )}
    </div>
  );
}

function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const beat = setInterval(() => setNow(new Date()), BEAT);
    return () => clearInterval(beat);
  }, []);
  return now;
}
