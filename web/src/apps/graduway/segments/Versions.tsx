import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { Drawer } from '@/ui/Drawer';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { keptOrThrow } from '../saved';
import { restoreVersion, type Segment, versionsQuery } from './api';
import classes from './segments.module.css';
import { useSegmentChanges } from './useSegmentChanges';

const FEW = 20;

/** How a segment was before, and the way back. */
export function Versions({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const versions = useQuery(versionsQuery(segment.id));
  const { undoOf, refresh } = useSegmentChanges();
  const [isWhole, setWhole] = useState(false);
  const restore = useMutation({
    mutationFn: async ({ number }: Schemas['SegmentVersion']) => {
      const kept = await keptOrThrow(restoreVersion(segment.id, number, segment.version)).finally(refresh);
      // When this is over the segment is shown as it is now: what it was before is known here.
      return { kept, undo: undoOf(segment, kept) };
    },
    onSuccess: ({ kept, undo }, { createdAt }) => {
      onClose();
      showToast(`${kept.name} is again as it was on ${formatTime(createdAt)}.`, { undo });
    },
  });
  const all = versions.data;
  return (
    <Drawer title={`Versions of ${segment.name}`} place="right" onClose={onClose}>
      {versions.isError && <Failure message={versions.error.message} onRetry={() => versions.refetch()} />}
      {restore.error && <Failure message={restore.error.message} />}
      {versions.isPending && <Rows count={4} height={72} />}
      {all && (
        <ol className={classes.versions}>
          {all.slice(0, isWhole ? undefined : FEW).map((version, place) => (
            <li key={version.number}>
              <p>
                <b>{version.name}</b> {place === 0 && <Pill tint="green">Now</Pill>}{' '}
                {version.shared && <Pill tint="indigo">Shared</Pill>}
              </p>
              <p>{version.reading}</p>
              <p className={classes.soft}>
                {countOf(version.people, 'person', 'people')} then. {formatTime(version.createdAt)},{' '}
                {version.createdByName}
                {version.note && `: ${version.note}`}
              </p>
              {place > 0 && segment.own && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Restore the version of ${formatTime(version.createdAt)}`}
                  loading={restore.isPending && restore.variables === version}
                  onClick={() => restore.mutate(version)}
                >
                  Restore
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {all && all.length > FEW && !isWhole && (
        <Button size="xs" variant="default" onClick={() => setWhole(true)}>
          Show all {all.length}
        </Button>
      )}
    </Drawer>
  );
}
