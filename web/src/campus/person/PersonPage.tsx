import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Person as Mark } from '@/ui/Person';
import { Rows } from '@/ui/Rows';
import { peopleAddress } from '../addresses';
import { personQuery } from '../api';
import { Marks } from './Marks';
import classes from './person.module.css';
import { WholeRecord } from './WholeRecord';

const LARGEST_ID = 2 ** 32 - 1;

/** The one record of somebody that all apps link to. */
export function PersonPage() {
  const { id = '' } = useParams();
  const isNumber = /^\d{1,10}$/.test(id) && Number(id) <= LARGEST_ID;
  return isNumber ? <Person key={id} id={Number(id)} /> : nobody;
}

const above = <Link to={peopleAddress()}>People</Link>;

const nobody = (
  <Page title="There is no such person" above={above} narrow>
    <Empty title="Nobody on the campus has this number">
      <p>The link may be old: a campus can be made anew, and an import can be taken back.</p>
      <Button component={Link} to={peopleAddress()} variant="default">
        Search people
      </Button>
    </Empty>
  </Page>
);

const print = (
  <Button
    className={classes.print}
    variant="default"
    leftSection={<IconPrinter size={16} aria-hidden />}
    onClick={() => window.print()}
  >
    Print
  </Button>
);

/** Whatever arrives, it is the same page: its heading has the focus, and must not be replaced. */
function Person({ id }: { id: number }) {
  const { data: record, error, refetch } = useQuery(personQuery(id));
  // Before the record: that of somebody who has gone is still at hand.
  if (isRefusal(error, 'not_found')) return nobody;
  if (record) {
    return (
      <Page
        title={record.name}
        above={above}
        mark={<Mark name={record.name} large />}
        lead={<Marks record={record} />}
        actions={print}
      >
        <WholeRecord record={record} />
      </Page>
    );
  }
  if (error) {
    return (
      <Page title="This record cannot be shown" above={above}>
        <Failure message={error.message} onRetry={() => refetch()} />
      </Page>
    );
  }
  return (
    <Page title={undefined} above={above}>
      <Rows count={6} />
    </Page>
  );
}
