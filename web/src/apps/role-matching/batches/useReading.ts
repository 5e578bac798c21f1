import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasEnded, jobQuery, refreshScreen } from '@/campus/jobs/jobs';
import type { TalentBatch } from '../types';
import { batchQuery } from './api';

/** A job of somebody else is not shown; then this is how its end is noticed. */
const PACE = 3000;

/** The job that reads what waits, if one is at it, and what came of it if it did not get to the end. */
export function useReading({ id, job, waiting }: TalentBatch) {
  const queries = useQueryClient();
  const isMeant = Boolean(job) && waiting > 0;
  const { data } = useQuery({ ...jobQuery(job ?? ''), enabled: isMeant });
  const ended = isMeant && data && hasEnded(data) ? data : null;
  const isOver = ended !== null;
  useEffect(() => {
    if (isOver) void refreshScreen(queries);
  }, [isOver, queries]);
  const isReading = isMeant && !isOver;
  useQuery({ ...batchQuery(id), refetchInterval: isReading ? PACE : false });
  return {
    job: isReading ? job : null,
    failure: ended?.state === 'failed' ? (ended.error ?? 'The reading has failed.') : null,
    wasStopped: ended?.state === 'cancelled',
  };
}
