import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Actions } from '@/ui/Actions';
import { Drawer } from '@/ui/Drawer';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { lockedUnless, restoreVersion, type TraitDetail, useMayChange, versionQuery } from '../traits';
import { useTakeBack } from '../useTakeBack';
import classes from './aside.module.css';
import { VersionContent } from './VersionContent';

type VersionDrawerProps = { trait: TraitDetail; number: number; onClose: () => void };

/** What a trait said in a version, how that differs from now, and the way back to it. */
export function VersionDrawer({ trait, number, onClose }: VersionDrawerProps) {
  const mayChange = useMayChange();
  const { show, takeBack } = useTakeBack();
  const { data: version, error, refetch } = useQuery(versionQuery(trait.id, number));
  const restore = useMutation({
    mutationFn: async () => {
      const saved = await restoreVersion(trait.id, number, trait.version);
      if ('trait' in saved) return saved.trait;
      show(saved.current);
      throw new Error('Somebody else has changed the trait meanwhile. Look at the difference once more.');
    },
    onSuccess: (now) => {
      show(now);
      onClose();
      showToast(`${now.content.name} says again what version ${number} said.`, {
        undo: now.version === trait.version ? undefined : () => takeBack(now),
      });
    },
  });
  return (
    <Drawer title={`Version ${number} of ${trait.content.name}`} place="right" onClose={onClose}>
      {error && <Failure message={error.message} onRetry={() => refetch()} />}
      {!version && !error && <Rows count={6} height={30} />}
      {version && (
        <>
          <p className={classes.who}>
            {version.createdBy}, <time dateTime={version.createdAt}>{formatTime(version.createdAt)}</time>
            {version.note && `: ${version.note}`}
          </p>
          <VersionContent trait={trait} version={version} />
          {restore.error && <Failure message={restore.error.message} />}
          {number !== trait.version && (
            <Actions>
              <Button
                {...(trait.deletedAt ? { disabled: true } : lockedUnless(mayChange))}
                loading={restore.isPending}
                onClick={() => restore.mutate()}
              >
                Restore this version
              </Button>
            </Actions>
          )}
        </>
      )}
    </Drawer>
  );
}
