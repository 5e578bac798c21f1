import { Button } from '@mantine/core';
import { IconArrowBackUp, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { JobProgress } from '@/campus/jobs/JobProgress';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { showFailure } from '@/ui/toast/toasts';
import { campusQuery } from './api';
import classes from './data.module.css';
import { goBack } from './jobs';
import { KeptPanel } from './KeptPanel';
import { Known } from './Known';
import { lockedUnless, RESET_REASON, useRights } from './Reason';
import { ResetDialog } from './ResetDialog';

/** The campus that everybody sees, and what makes it anew. */
export function CampusPanel() {
  const { canImport, canReset } = useRights();
  const queries = useQueryClient();
  const [isResetting, setResetting] = useState(false);
  const campus = useQuery({ ...campusQuery, enabled: canImport });
  const back = useMutation({ mutationFn: () => goBack(queries), onError: showFailure });
  const { current, previous, job } = campus.data ?? {};
  return (
    <KeptPanel
      title="Campus"
      aside={
        <>
          {previous && !job && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              loading={back.isPending}
              onClick={() => back.mutate()}
              {...lockedUnless(canReset, RESET_REASON)}
            >
              Go back to seed {previous.seed}, size {previous.size}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            disabled={job !== undefined && job !== null}
            onClick={() => setResetting(true)}
            {...lockedUnless(canReset, RESET_REASON)}
          >
            Reset…
          </Button>
        </>
      }
    >
      {job && (
        <div className={classes.working}>
          <JobProgress id={job} label="Reset of the campus" canCancel={canReset} />
          <p className={classes.hint}>Everybody sees the present campus until the new one is whole.</p>
        </div>
      )}
      {!canImport && <Empty title="Not for your role">The campus is shown to contributors and admins.</Empty>}
      {canImport && campus.isPending && <Rows count={1} height={40} />}
      {campus.isError && <Failure message={campus.error.message} onRetry={() => campus.refetch()} />}
      {campus.data && !current && (
        <Empty title="There is no campus yet">
          {canReset ? 'Reset makes one from a seed.' : 'An admin can make one from a seed.'}
        </Empty>
      )}
      {current && <Edition edition={current} />}
      {isResetting && <ResetDialog current={current} onClose={() => setResetting(false)} />}
    </KeptPanel>
  );
}

function Edition({ edition }: { edition: Schemas['CampusEdition'] }) {
  return (
    <Known
      facts={[
        ['Made with', countOf(edition.people, 'person', 'people')],
        ['Seed', String(edition.seed)],
        ['Size', edition.size === 'demo' ? 'Demo' : formatCount(Number(edition.size))],
        ['Made', formatTime(edition.createdAt)],
        ['Imports since', formatCount(edition.imports)],
      ]}
    />
  );
}
