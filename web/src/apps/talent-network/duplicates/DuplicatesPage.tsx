import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import type { Pair } from '../types';
import { duplicatesQuery, PER_PAGE } from './api';
import classes from './duplicates.module.css';
import { MergeDialog } from './MergeDialog';
import { MergeTable } from './MergeTable';
import { PairTable } from './PairTable';
import { useMerges } from './useMerges';

const pageIn = (search: URLSearchParams) => {
  const written = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(written) ? Number(written) : 1;
};

/** Uploaded files that are likely to be about somebody who is there already. */
export function DuplicatesPage() {
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const mayChange = useMayChange();
  const { data, error, isPlaceholderData, refetch } = useQuery(duplicatesQuery(page));
  const { merge, part } = useMerges();
  const [chosen, setChosen] = useState<Pair | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (next: number) => {
    setSearch(new URLSearchParams(next === 1 ? '' : { page: String(next) }), { preventScrollReset: true });
    heading.current?.focus();
  };
  const close = () => {
    setChosen(null);
    merge.reset();
  };
  return (
    <Page
      title="Duplicates"
      above="Talent Network"
      lead={
        <>
          Résumés that were uploaded for somebody who is there already. Nothing is merged before somebody has
          looked at both, and every merge can be taken back.{' '}
          {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
    >
      <Sections />
      <Panel title="Likely the same" headingRef={heading}>
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className={classes.body}>
            <Rows count={5} height={72} />
          </div>
        )}
        <p className={classes.told} role="status">
          {data && !isPlaceholderData && `${countOf(data.total, 'pair')}.`}
        </p>
        {data?.total === 0 && (
          <Empty title="Nobody is here twice">
            <p>Files are compared with everybody by name, contact and text as soon as they are read.</p>
          </Empty>
        )}
        {data && data.pairs.length > 0 && (
          <div className={classes.list} aria-busy={isPlaceholderData}>
            <PairTable pairs={data.pairs} onChoose={setChosen} />
          </div>
        )}
        {data && (
          <div className={classes.pager}>
            <Pager page={page} perPage={PER_PAGE} total={data.total} onChange={turn} />
          </div>
        )}
      </Panel>
      {data && data.merges.length > 0 && <MergeTable merges={data.merges} part={part} />}
      {chosen && (
        <MergeDialog
          pair={chosen}
          isBusy={merge.isPending}
          failure={merge.error}
          onMerge={() => {
            merge.mutate(chosen, {
              onSuccess: () => {
                close();
                heading.current?.focus();
              },
            });
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}
