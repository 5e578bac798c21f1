import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import classes from '../ai.module.css';
import { feedbackQuery } from '../api';
import { useAppNames } from '../useAppNames';
import { RATINGS } from '../words';
import { Entry } from './Entry';

const PER_PAGE = 20;

/** What people thought of answers, the newest first. */
export function FeedbackPanel() {
  const nameOf = useAppNames();
  const [filter, setFilter] = useState({ app: '', rating: '' });
  const [page, setPage] = useState(1);
  const found = useQuery(feedbackQuery);
  const all = found.data ?? [];
  const shown = all.filter(
    ({ app, rating }) => (!filter.app || app === filter.app) && (!filter.rating || rating === filter.rating),
  );
  const narrow = (change: Partial<typeof filter>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const apps = [...new Set(all.map(({ app }) => app))];
  return (
    <Panel
      title="Feedback"
      aside={
        all.length > 0 && (
          <>
            <NativeSelect
              size="xs"
              aria-label="App of the feedback"
              data={[
                { value: '', label: 'Every app' },
                ...apps.map((value) => ({ value, label: nameOf(value) })),
              ]}
              value={filter.app}
              onChange={(event) => narrow({ app: event.currentTarget.value })}
            />
            <NativeSelect
              size="xs"
              aria-label="Rating"
              data={[
                { value: '', label: 'Good and bad' },
                ...Object.entries(RATINGS).map(([value, label]) => ({ value, label })),
              ]}
              value={filter.rating}
              onChange={(event) => narrow({ rating: event.currentTarget.value })}
            />
          </>
        )
      }
    >
      {found.isPending && <Rows count={3} />}
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {found.data && all.length === 0 && (
        <Empty title="Nobody has rated an answer yet">
          Below every answer there are two thumbs; what people say with them is listed here.
        </Empty>
      )}
      {all.length > 0 && shown.length === 0 && (
        <Empty title="No feedback like that">Change the filters to see more.</Empty>
      )}
      {shown.length > 0 && (
        <ul className={classes.feedback} aria-label="Feedback">
          {shown.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((entry) => (
            <Entry key={`${entry.answer} ${entry.at}`} entry={entry} appName={nameOf(entry.app)} />
          ))}
        </ul>
      )}
      <Pager page={page} perPage={PER_PAGE} total={shown.length} onChange={setPage} />
    </Panel>
  );
}
