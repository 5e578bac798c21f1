import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Unopened } from '@/saving/Unopened';
import { ROUNDS } from '../addresses';
import { Sections } from '../Sections';
import { roundQuery } from './api';
import { RoundView } from './RoundView';

/** One round, by its address. */
export function RoundPage() {
  const { id = '', tab = 'cohort' } = useParams();
  const { data, error, refetch } = useQuery(roundQuery(id));
  if (data) return <RoundView key={id} round={data} tab={tab} />;
  return (
    <Unopened thing="round" home={ROUNDS} others="rounds" error={error} onRetry={() => void refetch()}>
      <Sections />
    </Unopened>
  );
}
