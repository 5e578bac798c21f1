import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ExportMenu } from '@/talent/ExportMenu';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { lockedUnless } from '../rights';
import type { Directory } from '../types';
import { directoryQuery } from './api';
import { CandidateTable } from './CandidateTable';
import classes from './directory.module.css';
import { Filters } from './Filters';
import { useView } from './useView';
import { exportAddress, isNarrowed, PER_PAGE, questionOf, widened } from './view';

/** Those who pass the filter of the address. */
export function List() {
  const { view, go } = useView();
  const question = useMemo(() => questionOf(view), [view]);
  const { data, error, isPlaceholderData, refetch } = useQuery(directoryQuery(question));
  const { heading, within } = useKeptFocus();
  const turn = (page: number) => {
    go({ page });
    heading.current?.focus();
  };
  const narrowed = isNarrowed(view);
  return (
    <Panel
      title="Candidates"
      headingRef={heading}
      aside={
        <ExportMenu
          what="List"
          addressOf={(format) => exportAddress(format, view)}
          lockedUnless={lockedUnless}
        />
      }
    >
      <Filters view={view} facets={data?.facets} onChange={go} />
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      <p className={classes.told} role="status">
        {data && !isPlaceholderData && toldOf(data)}
      </p>
      {!data && !error && (
        <div className={classes.body}>
          <Rows count={8} height={56} />
        </div>
      )}
      {data?.total === 0 && !error && (
        <Empty title={data.poolSize === 0 ? 'Nobody is in the network yet' : 'Nobody passes this filter'}>
          {data.poolSize === 0 ? (
            <p>
              Whoever agrees that employers may be told of them is listed here, and whoever’s résumé is
              uploaded for a role.
            </p>
          ) : (
            narrowed && (
              <Button variant="default" onClick={() => go(widened(view))}>
                See all {countOf(data.poolSize, 'candidate')}
              </Button>
            )
          )}
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <div className={classes.list} aria-busy={isPlaceholderData} {...within}>
          <CandidateTable rows={data.rows} />
        </div>
      )}
      {data && (
        <div className={classes.pager}>
          <Pager page={view.page} perPage={PER_PAGE} total={data.total} onChange={turn} />
        </div>
      )}
    </Panel>
  );
}

const toldOf = ({ total, poolSize }: Directory) =>
  total === poolSize
    ? countOf(poolSize, 'candidate')
    : `${formatCount(total)} of ${countOf(poolSize, 'candidate')}`;
