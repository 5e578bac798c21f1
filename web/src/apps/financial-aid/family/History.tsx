import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '@/ui/Drawer';
import { Failure } from '@/ui/Failure';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { restoreVersion, versionsQuery } from '../api';
import type { Form } from '../form';
import type { FamilyVersion } from '../types';
import { indexRange } from '../words';
import classes from './history.module.css';
import type { Editing } from './useEditing';
import { changesOf } from './versions';

type HistoryProps = { editing: Editing; form: Form | undefined; onClose: () => void };

/** As many are shown without being asked for. */
const FEW = 20;

/** Every version of the family, what it has changed, and the way back to it. */
export function History({ editing, form, onClose }: HistoryProps) {
  const { autosave, take } = editing;
  const { id } = autosave.base;
  const versions = useQuery(versionsQuery(id, () => autosave.flush()));
  const [isWhole, setWhole] = useState(false);
  const restore = useMutation({
    mutationFn: async (version: FamilyVersion) => {
      await autosave.flush();
      if (!autosave.isClean) throw new Error('What you typed last is not saved yet. Save it first.');
      const saved = await restoreVersion(id, version.revision, autosave.base.revision);
      if ('family' in saved) return saved.family;
      autosave.overtakenBy(saved.current);
      throw new Error('This family was changed in another window since. Compare the two first.');
    },
    onSuccess: (family, { createdAt }) => {
      const takeBack = take(family, 'an earlier version');
      onClose();
      showToast(`The family is again as it was on ${formatTime(createdAt)}.`, { undo: takeBack });
    },
  });
  const all = versions.data;
  return (
    <Drawer title="History" place="right" onClose={onClose}>
      {versions.error && <Failure message={versions.error.message} onRetry={() => void versions.refetch()} />}
      {restore.error && <Failure message={restore.error.message} />}
      {versions.isPending && <Rows count={6} height={52} />}
      {all && (
        <ol className={classes.versions}>
          {all.slice(0, isWhole ? undefined : FEW).map((version, place) => (
            <li key={version.revision}>
              <p className={classes.when}>
                <time dateTime={version.createdAt}>{formatTime(version.createdAt)}</time>
                {place === 0 && <Pill tint="green">Now</Pill>}
              </p>
              <p>{changesOf(version, all[place + 1], form)}</p>
              <p className={classes.index}>Student Aid Index {indexRange(version.sai)}</p>
              {place > 0 && (
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
