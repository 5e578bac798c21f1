import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { BATCHES } from '../addresses';
import { Sections } from '../Sections';
import { batchQuery } from './api';
import { BatchView } from './BatchView';

/** One upload of résumés, by its address. */
export function BatchPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(batchQuery(id));
  if (data) return <BatchView key={id} detail={data} />;
  const isGone = isRefusal(error, 'not_found');
  return (
    <Page title={isGone ? 'There is no such upload' : error ? 'The upload does not open' : undefined}>
      <Sections />
      {!error && <Rows count={6} height={64} />}
      {error && !isGone && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isGone && (
        <Panel title="Not found">
          <Empty title="Nothing is here">
            <p>The link may be old, or the upload was deleted.</p>
            <Button component={Link} to={BATCHES} variant="default">
              Back to the résumés
            </Button>
          </Empty>
        </Panel>
      )}
    </Page>
  );
}
