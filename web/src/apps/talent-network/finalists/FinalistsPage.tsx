import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { formatCount } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Sections } from '../Sections';
import type { TalentRole } from '../types';
import { rolesQuery } from './api';
import { Finalists } from './Finalists';
import classes from './finalists.module.css';

/** The one of the address, or the one that most can be suggested for. */
const shownRole = (roles: readonly TalentRole[], id: string | null) =>
  roles.find((role) => role.id === id) ?? roles.toSorted((one, other) => other.finalists - one.finalists)[0];

/** People who nearly got another role, for one that is new. */
export function FinalistsPage() {
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery(rolesQuery);
  const role = data && shownRole(data, search.get('role'));
  return (
    <Page
      title="Past finalists"
      above="Talent Network"
      lead="Shortlisted before, and ranked by what a new role asks for."
    >
      <Sections />
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={5} height={56} />}
      {data?.length === 0 && (
        <Panel title="Roles">
          <Empty title="Nobody is looked for yet">
            <p>Begin a role in role matching and shortlist people for it: the next role finds them here.</p>
            <Button component={Link} to="/role-matching" variant="default">
              Go to role matching
            </Button>
          </Empty>
        </Panel>
      )}
      {data && role && (
        <>
          <div className={classes.choice}>
            <NativeSelect
              label="Role"
              data={data.map(({ id, name, finalists }) => ({
                value: id,
                label: `${name} (${formatCount(finalists)})`,
              }))}
              value={role.id}
              onChange={({ currentTarget }) =>
                setSearch({ role: currentTarget.value }, { preventScrollReset: true })
              }
            />
          </div>
          <Finalists key={role.id} role={role} />
        </>
      )}
    </Page>
  );
}
