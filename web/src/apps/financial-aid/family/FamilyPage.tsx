import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { familyAddress, HOME } from '../addresses';
import { familyQuery } from '../api';
import { BackToAll } from './BackToAll';
import { FamilyTabs, isTab } from './FamilyTabs';
import { FamilyView } from './FamilyView';

const OutputMenu = lazy(async () => ({ default: (await import('../outputs/OutputMenu')).OutputMenu }));

const Outputs = () => (
  <Suspense>
    <OutputMenu />
  </Suspense>
);

/** A family: its interview, its result, and the views of it. */
export function FamilyPage() {
  const { id = '', tab = 'trace' } = useParams();
  const family = useQuery(familyQuery(id));
  if (!isTab(tab)) return <Navigate to={familyAddress(id)} replace />;
  if (isRefusal(family.error, 'not_found', 'malformed_request')) return <Missing />;
  if (family.data) {
    return (
      <FamilyView key={id} family={family.data} outputs={<Outputs />}>
        <FamilyTabs current={tab} />
      </FamilyView>
    );
  }
  return (
    <Page title="Family" above={<BackToAll />}>
      {family.error ? (
        <Failure message={family.error.message} onRetry={() => family.refetch()} />
      ) : (
        <Rows count={6} height={64} />
      )}
    </Page>
  );
}

function Missing() {
  return (
    <Page title="Family" above={<BackToAll />}>
      <Panel title="Not found">
        <Empty title="There is no such family">
          <p>The link may be old, or the family was deleted. Families of others cannot be opened.</p>
          <Button component={Link} to={HOME} variant="default">
            Back to your families
          </Button>
        </Empty>
      </Panel>
    </Page>
  );
}
