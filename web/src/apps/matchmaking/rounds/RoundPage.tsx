import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { ROUNDS } from '../addresses';
import { Sections } from '../Sections';
import { roundQuery } from './api';
import { RoundView } from './RoundView';

/** One round, by its address. */
export function RoundPage() {
  const { id = '', tab = 'cohort' } = useParams();
  const { data, error, refetch } = useQuery(roundQuery(id));
  if (data) return <RoundView key={id} round={data} tab={tab} />;
  const isGone = isRefusal(error, 'not_found');
  return (
    <Page title={isGone ? 'There is no such round' : error ? 'The round does not open' : undefined}>
      <Sections />
      {!error && <Rows count={6} height={64} />}
      {error && !isGone && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isGone && (
        <Panel title="Not found">
          <Empty title="Nothing is here">
            <p>The link may be old, or the round was deleted.</p>
            <Button component={Link} to={ROUNDS} variant="default">
              Back to the rounds
            </Button>
          </Empty>
        </Panel>
      )}
    </Page>
  );
}
