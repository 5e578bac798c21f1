import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { JobProgress } from '@/campus/jobs/JobProgress';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { countOf, formatCount } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { BATCHES as HOME } from '../addresses';
import { ACCEPTED, BATCHES, RANKED } from '../api';
import { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { batchQuery, readBatch } from './api';
import classes from './batches.module.css';
import { FileTable } from './FileTable';
import { Queue } from './Queue';
import { SelfIds } from './SelfIds';
import { Underway } from './Underway';
import { useFileQueue } from './useFileQueue';
import { useReading } from './useReading';
import { sortFiles } from './words';

const OFTEN = 10;

/** Résumés that are uploaded together, with what came of each. */
export function BatchView({ detail }: { detail: Schemas['TalentBatchDetail'] }) {
  const { batch, files } = detail;
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const refresh = () => queries.invalidateQueries({ queryKey: BATCHES });
  const read = useMutation({
    mutationFn: () => readBatch(batch.id),
    onSuccess: async () => {
      await refresh();
      void queries.invalidateQueries({ queryKey: RANKED, refetchType: 'none' });
    },
  });
  const reading = useReading(batch);
  const sending = useFileQueue({
    batch: batch.id,
    // Of hundreds, not each one is worth a look at all of them.
    onArrived: (arrived) =>
      arrived % OFTEN === 1 && void queries.invalidateQueries({ queryKey: batchQuery(batch.id).queryKey }),
    onEnd: () => {
      void refresh();
      read.mutate();
    },
  });
  const take = (chosen: File[]) => {
    const sorted = sortFiles(chosen, files.length + sending.queue.length);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) sending.add(sorted.taken);
  };
  return (
    <Page
      title={batch.name}
      above={<Link to={HOME}>Résumés</Link>}
      lead={
        <>
          {countOf(batch.files, 'file')}, {formatCount(batch.people)} can be ranked,{' '}
          {countOf(batch.problems, 'file')} to look at. {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
    >
      <Sections />
      <Panel title="Add résumés">
        <div className={classes.body}>
          <FileDrop
            label="Drop résumés here, or choose them"
            hint={
              mayChange
                ? 'PDF, Word (DOCX), HTML or text; up to 20 MB each and 500 in one upload. Scans have no text.'
                : REASON
            }
            accept={ACCEPTED}
            disabled={!mayChange}
            onFiles={take}
          />
          {refused.length > 0 && (
            <div role="alert" className={classes.refused}>
              <p>Not taken:</p>
              <ul>
                {refused.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          )}
          <Queue
            queue={sending.queue}
            isSending={sending.isSending}
            onCancel={sending.cancel}
            onRetry={sending.retry}
            onDrop={sending.drop}
          />
          {read.error && <Failure message={read.error.message} onRetry={() => read.mutate()} />}
          {reading.failure && !read.error && (
            <Failure
              message={reading.failure}
              hint="What has been read stays. Have the rest read again below."
            />
          )}
          {reading.wasStopped && (
            <p className={classes.soft} role="status">
              The reading was stopped. What has been read stays.
            </p>
          )}
          {reading.job && (
            <JobProgress
              id={reading.job}
              label="Reading of the résumés"
              stopping="Stops; what has been read stays"
            />
          )}
          {batch.waiting > 0 && !sending.isSending && (
            <div>
              <Button
                size="xs"
                variant="default"
                {...lockedUnless(mayChange)}
                loading={read.isPending}
                onClick={() => read.mutate()}
              >
                Read {countOf(batch.waiting, 'waiting file')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      <Underway count={sending.underway} />
      <FileTable batch={batch} files={files} />
      <SelfIds batch={batch.id} />
    </Page>
  );
}
