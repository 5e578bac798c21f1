import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Tabs } from '@/ui/Tabs';
import { INTRODUCTIONS as ADDRESS, HOME } from '../addresses';
import { PersonChoice } from '../parts/PersonChoice';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import type { IntroductionState } from '../types';
import { introductionsQuery, MOST } from './api';
import { IntroductionTable } from './IntroductionTable';
import classes from './introductions.module.css';
import { STATES } from './words';

const ALL = 'all';
const TABS = [
  { name: ALL, label: 'All' },
  ...Object.entries(STATES).map(([name, { label }]) => ({ name, label })),
];

/** Introductions, by how far they have come. The address holds which are shown. */
export function Introductions() {
  const mayChange = useMayChange();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('state') ?? ALL;
  const state = asked in STATES ? (asked as IntroductionState) : undefined;
  const person = Number(search.get('person')) || undefined;
  const name = search.get('name') ?? '';
  const { data, error, isPending, refetch } = useQuery(introductionsQuery({ state, person }));
  const addressOf = (tab: string) => {
    const query = new URLSearchParams(search);
    if (tab === ALL) query.delete('state');
    else query.set('state', tab);
    return query.size > 0 ? `${ADDRESS}?${query}` : ADDRESS;
  };
  const all = data?.introductions ?? [];
  return (
    <Page
      title="Introductions"
      lead={
        <>
          A letter to each side, with a source for every sentence. Nothing leaves before somebody has approved
          it. {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
    >
      <Sections />
      {data && !data.canSend && (
        <div className={classes.notice}>
          <Notice>
            No mail server is set: letters that are sent are kept in the outbox until there is one.
          </Notice>
        </div>
      )}
      <Tabs label="Introductions by state" tabs={TABS} current={state ?? ALL} addressOf={addressOf}>
        <Panel
          title={state ? `${STATES[state].label}: ${STATES[state].means}` : 'All introductions'}
          aside={
            <PersonChoice
              label="Only those of somebody"
              prefix="Only of"
              hideLabel
              placeholder="Only those of…"
              who={person ? { id: person, name: name || `#${person}` } : null}
              onChange={(who) =>
                setSearch(
                  { ...(state && { state }), ...(who && { person: String(who.id), name: who.name }) },
                  { replace: true },
                )
              }
            />
          }
        >
          {error && <Failure message={error.message} onRetry={() => void refetch()} />}
          {isPending && (
            <div className={classes.body}>
              <Rows count={4} />
            </div>
          )}
          {data && all.length === 0 && (
            <Empty title="No introduction here">
              <p>
                Find two who fit on <Link to={HOME}>Match</Link>, and press Introduce on a card.
              </p>
            </Empty>
          )}
          {all.length > 0 && <IntroductionTable introductions={all} />}
          {all.length >= MOST && (
            <p className={classes.hint}>The last {MOST} that were changed are listed.</p>
          )}
        </Panel>
      </Tabs>
    </Page>
  );
}
