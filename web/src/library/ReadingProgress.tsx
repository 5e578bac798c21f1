import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '@/api/client';
import { JobProgress } from '@/campus/jobs/JobProgress';
import { jobQuery } from '@/campus/jobs/jobs';
import { Progress } from '@/ui/Progress';
import { useMayChange } from './rights';
import type { DocumentCard } from './types';

type ReadingProgressProps = { card: Pick<DocumentCard, 'title' | 'job' | 'progress'> };

/** How far the reading of a file is. Who has brought it, or looks after everything, can stop it. */
export function ReadingProgress({ card: { title, job, progress } }: ReadingProgressProps) {
  const mayChange = useMayChange();
  const found = useQuery({ ...jobQuery(job ?? ''), enabled: Boolean(job) && mayChange });
  const label = `Reading of ${title}`;
  // Somebody else's job is not shown; how far it is the library says.
  const isOwn = job && mayChange && !isRefusal(found.error, 'not_found');
  if (isOwn) return <JobProgress id={job} label={label} />;
  const value = progress?.total ? progress.done / progress.total : undefined;
  return <Progress label={label} value={value} text={progress?.message ?? 'Waits for its turn'} />;
}
