import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { INTRODUCTIONS } from '../addresses';
import { Sections } from '../Sections';
import { introductionQuery } from './api';
import { IntroductionView } from './IntroductionView';

/** One introduction, by its address. */
export function IntroductionPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(introductionQuery(id));
  if (data) return <IntroductionView introduction={data} />;
  const isGone = isRefusal(error, 'not_found');
  return (
    <Page
      title={isGone ? 'There is no such introduction' : error ? 'The introduction does not open' : undefined}
    >
      <Sections />
      {!error && <Rows count={6} height={64} />}
      {error && !isGone && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isGone && (
        <Panel title="Not found">
          <Empty title="Nothing is here">
            <p>The link may be old, or the campus was made anew since.</p>
            <Button component={Link} to={INTRODUCTIONS} variant="default">
              Back to the introductions
            </Button>
          </Empty>
        </Panel>
      )}
    </Page>
  );
}
