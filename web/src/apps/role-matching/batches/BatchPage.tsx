import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Unopened } from '@/saving/Unopened';
import { BATCHES } from '../addresses';
import { Sections } from '../Sections';
import { batchQuery } from './api';
import { BatchView } from './BatchView';

/** One upload of résumés, by its address. */
export function BatchPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(batchQuery(id));
  if (data) return <BatchView key={id} detail={data} />;
  return (
    <Unopened thing="upload" home={BATCHES} others="résumés" error={error} onRetry={() => void refetch()}>
      <Sections />
    </Unopened>
  );
}
