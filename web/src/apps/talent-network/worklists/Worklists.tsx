import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Tabs } from '@/ui/Tabs';
import { WORKLISTS, withQuery } from '../addresses';
import { KeyStrip } from '../parts/KeyStrip';
import { Sections } from '../Sections';
import type { Worklist, WorklistKind } from '../types';
import { LISTS } from '../words';
import { worklistQuery } from './api';
import { Musts } from './Musts';
import { KEYS, useKeys } from './useKeys';
import { PER_PAGE, readView, type View, writeView } from './view';
import { WorkTable } from './WorkTable';
import classes from './worklists.module.css';

const NAMES = Object.keys(LISTS) as WorklistKind[];

const addressOf = (view: View) => withQuery(WORKLISTS, writeView(view));

const countIn = ({ counts }: Worklist, list: WorklistKind) =>
  ({ ready: counts.ready, one_away: counts.oneAway, needs_evidence: counts.needsEvidence })[list];

/** Whom an adviser should see next, and what for. */
export function Worklists() {
  const [search] = useSearchParams();
  const view = useMemo(() => readView(search), [search]);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isPlaceholderData, refetch } = useQuery(worklistQuery(view));
  useKeys();
  const { label, means, empty } = LISTS[view.list];
  const turn = (page: number) => {
    void navigate(addressOf({ ...view, page }), { preventScrollReset: true });
    heading.current?.focus();
  };
  // The list before is not that of this tab.
  const shown = data?.list === view.list ? data : undefined;
  return (
    <Page
      title="Worklists"
      above="Talent Network"
      lead="Who is ready for an open role, one skill away, or should show more."
    >
      <Sections />
      <Tabs
        label="Worklists"
        tabs={NAMES.map((name) => ({
          name,
          label: LISTS[name].label,
          count: data ? countIn(data, name) : undefined,
        }))}
        current={view.list}
        addressOf={(name) => addressOf({ list: name as WorklistKind, must: '', page: 1 })}
      >
        <Panel title={label} headingRef={heading}>
          <p className={classes.told} role="status">
            {shown && !isPlaceholderData && toldOf(shown, view)} {means}
          </p>
          {error && <Failure message={error.message} onRetry={() => void refetch()} />}
          {!shown && !error && (
            <div className={classes.body}>
              <Rows count={6} height={56} />
            </div>
          )}
          {shown && (
            <Musts
              musts={shown.musts}
              chosen={view.must}
              addressOf={(must) => addressOf({ ...view, must, page: 1 })}
            />
          )}
          {shown?.total === 0 && (
            <Empty title={view.must ? 'Nobody is here for this must any more' : empty}>
              <p>Worklists follow the résumés and the open roles: look again when either has changed.</p>
            </Empty>
          )}
          {shown && shown.rows.length > 0 && (
            <div className={classes.list} aria-busy={isPlaceholderData}>
              <WorkTable list={view.list} rows={shown.rows} />
            </div>
          )}
          {shown && (
            <div className={classes.pager}>
              <Pager page={view.page} perPage={PER_PAGE} total={shown.total} onChange={turn} />
            </div>
          )}
          {shown && shown.rows.length > 0 && <KeyStrip keys={KEYS} />}
        </Panel>
      </Tabs>
    </Page>
  );
}

const toldOf = ({ total }: Worklist, { must }: View) =>
  must ? `${countOf(total, 'candidate')} for “${must}”.` : `${countOf(total, 'candidate')}.`;
