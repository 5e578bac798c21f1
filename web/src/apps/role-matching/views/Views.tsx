import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Press } from '@/ui/Press';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { Sections } from '../Sections';
import type { LabelledView } from '../types';
import { viewsQuery } from './api';
import classes from './views.module.css';

const COLUMNS = ['When', 'Who', 'Saw', 'What of them', 'Where'];
const GONE = 'Somebody who is not here any more';

/** The apps that show candidates, as people call them. */
const APPS: Record<string, string> = {
  'role-matching': 'Role matching',
  'talent-network': 'Talent network',
};

/** Who has looked at which candidate. Only those who may be seen now are in it. */
export function Views() {
  const [search, setSearch] = useSearchParams();
  const candidate = search.get('candidate') ?? '';
  const by = search.get('by') ?? '';
  const found = useInfiniteQuery(viewsQuery({ candidate, by }));
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = found;
  const views = data?.pages.flatMap((page) => page.views) ?? [];
  const total = data?.pages[0]?.total;
  const narrow = (change: { candidate?: string; by?: string }) =>
    setSearch({ ...(candidate && { candidate }), ...(by && { by }), ...change });
  return (
    <Page
      title="Who saw whom"
      lead="Whoever opens a candidate, sees them in a ranking or takes them along in a file is written down here."
    >
      <Sections />
      <Panel
        title="Views"
        aside={
          (candidate || by) && (
            <Button size="xs" variant="default" onClick={() => setSearch({})}>
              See all
            </Button>
          )
        }
      >
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {isPending && !error && (
          <div className={classes.body}>
            <Rows count={8} />
          </div>
        )}
        {total !== undefined && (
          <p className={classes.told} role="status">
            {countOf(total, 'view')}
            {candidate && ` of ${nameOf(views.find(({ view }) => view.person === candidate))}`}
            {by && ` by ${views.find(({ view }) => view.byUid === by)?.view.by ?? 'one person'}`}
          </p>
        )}
        {total === 0 && (
          <Empty title="Nobody has looked yet">
            <p>Whoever looks at a candidate from now on is in the list.</p>
          </Empty>
        )}
        {views.length > 0 && (
          <Table label="Views" columns={COLUMNS}>
            {views.map((one) => (
              <Row key={one.view.id}>
                <Cell label="When">
                  <time dateTime={one.view.at}>{formatTime(one.view.at)}</time>
                </Cell>
                <Cell label="Who">
                  <Press className={classes.press} onClick={() => narrow({ by: one.view.byUid })}>
                    {one.view.by}
                  </Press>
                </Cell>
                <Cell label="Saw">
                  <Press className={classes.press} onClick={() => narrow({ candidate: one.view.person })}>
                    {nameOf(one)}
                  </Press>
                </Cell>
                <Cell label="What of them">{one.view.what}</Cell>
                <Cell label="Where">{APPS[one.view.app] ?? one.view.app}</Cell>
              </Row>
            ))}
          </Table>
        )}
        {hasNextPage && (
          <div className={classes.body}>
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show earlier ones
            </Button>
          </div>
        )}
      </Panel>
    </Page>
  );
}

const nameOf = (one: LabelledView | undefined) => (one ? (one.label ?? GONE) : 'one candidate');
