import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { rankingAddress } from '../addresses';
import type { TalentRole } from '../types';
import { finalistsQuery, PER_PAGE } from './api';
import { FinalistTable } from './FinalistTable';
import classes from './finalists.module.css';

const pageIn = (search: URLSearchParams) => {
  const written = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(written) ? Number(written) : 1;
};

/** Who can be suggested for a role. */
export function Finalists({ role }: { role: TalentRole }) {
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(finalistsQuery(role.id, page));
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (next: number) => {
    const query = new URLSearchParams({ role: role.id, ...(next > 1 && { page: String(next) }) });
    setSearch(query, { preventScrollReset: true });
    heading.current?.focus();
  };
  return (
    <Panel
      title={`Finalists for ${role.name}`}
      headingRef={heading}
      aside={
        <Link to={rankingAddress(role.id)} className={classes.aside}>
          The whole ranking
        </Link>
      }
    >
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={classes.body}>
          <Rows count={5} height={72} />
        </div>
      )}
      <p className={classes.told} role="status">
        {data &&
          !isPlaceholderData &&
          `${countOf(data.total, 'candidate')} shortlisted for other roles can be ranked for this one.`}
      </p>
      {data?.total === 0 && (
        <Empty title="Nobody was shortlisted for another role">
          <p>Shortlist people in role matching: whoever is not taken there is suggested here.</p>
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <div className={classes.list} aria-busy={isPlaceholderData}>
          <FinalistTable rows={data.rows} />
        </div>
      )}
      {data && (
        <div className={classes.pager}>
          <Pager page={page} perPage={PER_PAGE} total={data.total} onChange={turn} />
        </div>
      )}
    </Panel>
  );
}
