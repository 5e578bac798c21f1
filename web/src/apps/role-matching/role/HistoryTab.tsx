import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { lockedUnless, useMayChange } from '../rights';
import type { TalentRoleVersion } from '../types';
import { changedWords } from '../words';
import { restoreVersion, versionsQuery } from './api';
import { useEditing } from './context';
import classes from './role.module.css';

/** Every version of the role, and the way back to it. */
export function HistoryTab() {
  const mayChange = useMayChange();
  const { role, saver, take, undo } = useEditing();
  const { data, error, isPending, refetch } = useQuery(versionsQuery(role.id, role.revision));
  const restore = useMutation({
    mutationFn: async ({ revision }: TalentRoleVersion) => {
      const { id, revision: seen } = await saver.settled();
      const saved = await restoreVersion(id, revision, seen);
      if ('role' in saved) return saved.role;
      saver.overtakenBy(saved.current);
      throw new Error(saved.message);
    },
    onSuccess: (next, { createdAt }) => {
      take(next, 'an earlier version');
      showToast(`The role is again as it was on ${formatTime(createdAt)}.`, { undo });
    },
  });
  return (
    <Panel title="History">
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {restore.error && <Failure message={restore.error.message} />}
      {isPending && (
        <div className={classes.body}>
          <Rows count={5} />
        </div>
      )}
      {data && (
        <ol className={classes.versions}>
          {data.map((version, place) => (
            <li key={version.revision}>
              <span>
                <time dateTime={version.createdAt}>{formatTime(version.createdAt)}</time> by{' '}
                {version.createdBy}
                <span className={classes.soft}> {changedWords(version.changed)}</span>
              </span>
              {place === 0 ? (
                <Pill tint="green">Now</Pill>
              ) : (
                <Button
                  size="compact-sm"
                  variant="default"
                  {...lockedUnless(mayChange)}
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
    </Panel>
  );
}
