import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftField } from '@/ui/DraftField';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Rows } from '@/ui/Rows';
import type { Opening } from '../types';
import { OPENINGS_PER_PAGE, openingsQuery, readPosting } from './api';
import classes from './roles.module.css';
import type { CreateRole } from './useCreateRole';

/** A job that an employer of the campus has posted. */
export function FromOpening({ create }: { create: CreateRole }) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refetch } = useQuery(openingsQuery(q, page));
  const use = ({ id, title, employer, text }: Opening) => {
    setChosen(id);
    create.mutate({ name: `${title}, ${employer}`, read: () => readPosting(text) });
  };
  return (
    <>
      <DraftField
        label="Words of the title, the employer or the industry"
        type="search"
        maxLength={200}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={q}
        onChange={(next) => {
          setQ(next);
          setPage(1);
        }}
      />
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={5} height={56} />}
      {data && (
        <p className={classes.soft} role="status">
          {countOf(data.total, 'opening')}
        </p>
      )}
      {data?.openings.length === 0 && <Empty title="No opening says these words" />}
      {data && data.openings.length > 0 && (
        <ul className={classes.openings} aria-label="Openings">
          {data.openings.map((opening) => (
            <li key={opening.id}>
              <span>
                <b>{opening.title}</b>
                <small>
                  {opening.employer}, {opening.isRemote ? 'remote' : opening.place}. Closes{' '}
                  {formatDay(opening.closes)}.
                </small>
              </span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Use it: ${opening.title} of ${opening.employer}`}
                loading={create.isPending && chosen === opening.id}
                onClick={() => use(opening)}
              >
                Use it
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data && <Pager page={page} perPage={OPENINGS_PER_PAGE} total={data.total} onChange={setPage} />}
    </>
  );
}
