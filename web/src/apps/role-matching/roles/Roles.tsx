import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { poolQuery, rolesQuery } from './api';
import { NewRoleDialog } from './NewRoleDialog';
import { RoleTable } from './RoleTable';
import classes from './roles.module.css';

const poolWords = ({ size, campus, uploaded }: Schemas['TalentPool']) =>
  `${countOf(size, 'candidate')} can be ranked: ${formatCount(campus)} of the campus, ${formatCount(uploaded)} uploaded.`;

/** The roles that people are looked for. */
export function Roles() {
  const mayChange = useMayChange();
  const { data, error, isPending, refetch } = useQuery(rolesQuery);
  const pool = useQuery(poolQuery);
  const [isNew, setNew] = useState(false);
  const { heading, within } = useKeptFocus();
  const begin = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
      New role
    </Button>
  );
  return (
    <Page
      title="Role-to-Candidate Matching"
      lead={
        <>
          From a job description to a shortlist in which every point can be traced to words of a résumé.{' '}
          {pool.data && poolWords(pool.data)}{' '}
          {!mayChange && (
            <>
              What you begin is seen by nobody else. <span id={REASON_ID}>{REASON}</span>
            </>
          )}
        </>
      }
      actions={begin}
    >
      <Sections />
      <div {...within}>
        <Panel title="Roles" headingRef={heading}>
          {error && <Failure message={error.message} onRetry={() => void refetch()} />}
          {isPending && !error && (
            <div className={classes.body}>
              <Rows count={4} />
            </div>
          )}
          {data?.length === 0 && (
            <Empty title="No role yet">
              <p>
                Begin one: paste a job description, drop a file, or take an opening of the campus. Everybody
                who shares their profile with employers is ranked at once.
              </p>
            </Empty>
          )}
          {data && data.length > 0 && <RoleTable roles={data} />}
        </Panel>
      </div>
      {isNew && <NewRoleDialog onClose={() => setNew(false)} />}
    </Page>
  );
}
