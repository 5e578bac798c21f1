import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { HOME } from '../addresses';
import { profileQuery } from '../api';
import { Sections } from '../Sections';
import { CandidateView } from './CandidateView';

/** One candidate, by their address. */
export function CandidatePage() {
  const { id = '', tab = 'profile' } = useParams();
  const { data, error, refetch } = useQuery(profileQuery(id));
  const isGone = isRefusal(error, 'not_found');
  // Whoever has withdrawn is not shown from what was there before.
  if (data && !isGone) return <CandidateView key={id} profile={data} tab={tab} />;
  const title = isGone ? 'There is no such candidate' : error ? 'The candidate does not open' : undefined;
  return (
    <Page title={title}>
      <Sections />
      {!error && <Rows count={6} height={64} />}
      {error && !isGone && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isGone && (
        <Panel title="Not found">
          <Empty title="Nobody is here">
            <p>The link may be old, or they have not agreed that employers are told of them.</p>
            <Button component={Link} to={HOME} variant="default">
              Back to the candidates
            </Button>
          </Empty>
        </Panel>
      )}
    </Page>
  );
}
