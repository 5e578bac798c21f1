import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { type TraitDetail, versionsQuery } from '../traits';
import classes from './aside.module.css';
import { VersionDrawer } from './VersionDrawer';

/** As many are shown without being asked for. */
const FEW = 5;

/** Every version of a trait, the newest first. */
export function History({ trait }: { trait: TraitDetail }) {
  const { data: versions, error, refetch } = useQuery(versionsQuery(trait.id));
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = isWhole ? versions : versions?.slice(0, FEW);
  return (
    <Panel title="History">
      {error && <Failure message={error.message} onRetry={() => refetch()} />}
      {!versions && !error && <Rows count={3} height={36} />}
      {shown && (
        <ol className={classes.versions}>
          {shown.map(({ number, note, createdAt, createdBy }) => (
            <li key={number}>
              <p className={classes.version}>
                <UnstyledButton className={classes.goTo} onClick={() => setOpened(number)}>
                  Version {number}
                </UnstyledButton>
                {number === trait.version && <Pill tint="green">Now</Pill>}
              </p>
              {note && <p>{note}</p>}
              <p className={classes.who}>
                {createdBy}, <time dateTime={createdAt}>{formatTime(createdAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {versions && versions.length > FEW && !isWhole && (
        <div className={classes.actions}>
          <Button size="xs" variant="default" onClick={() => setWhole(true)}>
            Show all {versions.length}
          </Button>
        </div>
      )}
      {opened !== null && <VersionDrawer trait={trait} number={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
