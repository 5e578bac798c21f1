import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { peopleAddress } from '../addresses';
import { personQuery } from '../api';
import { WholeRecord } from './WholeRecord';

const LARGEST_ID = 2 ** 32 - 1;

/** The one record of somebody that all apps link to. */
export function PersonPage() {
  const { id = '' } = useParams();
  const isNumber = /^\d{1,10}$/.test(id) && Number(id) <= LARGEST_ID;
  return isNumber ? <Person key={id} id={Number(id)} /> : <Nobody />;
}

const above = <Link to={peopleAddress()}>People</Link>;

function Person({ id }: { id: number }) {
  const found = useQuery(personQuery(id));
  if (found.data) return <WholeRecord record={found.data} />;
  if (isRefusal(found.error, 'not_found')) return <Nobody />;
  if (found.isError) {
    return (
      <Page title="This record cannot be shown" above={above}>
        <Failure message={found.error.message} onRetry={() => found.refetch()} />
      </Page>
    );
  }
  return (
    <Page title={undefined} above={above}>
      <Rows count={6} />
    </Page>
  );
}

function Nobody() {
  return (
    <Page title="There is no such person" above={above} narrow>
      <Empty title="Nobody on the campus has this number">
        <p>The link may be old: a campus can be made anew, and an import can be taken back.</p>
        <Button component={Link} to={peopleAddress()} variant="default">
          Search people
        </Button>
      </Empty>
    </Page>
  );
}
