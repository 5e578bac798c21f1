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
import { Sections } from '../Sections';
import { roleQuery } from './api';
import { RoleView } from './RoleView';

/** One role, by its address. */
export function RolePage() {
  const { id = '', tab = 'ranking' } = useParams();
  const { data, error, refetch } = useQuery(roleQuery(id));
  if (data) return <RoleView key={id} role={data} tab={tab} />;
  const isGone = isRefusal(error, 'not_found');
  return (
    <Page title={isGone ? 'There is no such role' : error ? 'The role does not open' : undefined}>
      <Sections />
      {!error && <Rows count={6} height={64} />}
      {error && !isGone && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isGone && (
        <Panel title="Not found">
          <Empty title="Nothing is here">
            <p>The link may be old, or the role was deleted.</p>
            <Button component={Link} to={HOME} variant="default">
              Back to the roles
            </Button>
          </Empty>
        </Panel>
      )}
    </Page>
  );
}
