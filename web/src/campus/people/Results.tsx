import { useRef } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { Empty } from '@/ui/Empty';
import { countOf, formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { describeFilter, type Filter, lengthOf, PER_PAGE } from './filter';
import classes from './people.module.css';
import { Result } from './Result';
import { WholeNames } from './WholeNames';

type ResultsProps = {
  found: Schemas['PeopleFound'];
  filter: Filter;
  page: number;
  /** Of the search before, while this one is on its way. */
  isOld: boolean;
  onPage: (page: number) => void;
  onChange: (change: Filter) => void;
};

export function Results({ found, filter, page, isOld, onPage, onChange }: ResultsProps) {
  const section = useRef<HTMLElement>(null);
  const best = Math.max(0, ...found.people.map(({ score }) => score));
  const start = (page - 1) * PER_PAGE + 1;
  const change = (wanted: Filter) => {
    onChange(wanted);
    // The button that was pressed goes. The focus must not go with it.
    section.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="People found"
      aria-busy={isOld}
      className={classes.results}
    >
      <p className={classes.summary} role="status">
        {summarize(found, filter, start)}
      </p>
      {found.people.length === 0 && (
        <Nobody found={found} filter={filter} page={page} isOld={isOld} onChange={change} />
      )}
      {found.people.length > 0 && (
        <ol className={classes.list} start={start}>
          {found.people.map((person) => (
            <Result key={person.id} person={person} best={best} query={filter.q} />
          ))}
        </ol>
      )}
      <Pager page={page} perPage={PER_PAGE} total={lengthOf(found, filter, page)} onChange={onPage} />
    </section>
  );
}

function summarize(
  { total, people, mode, took }: ResultsProps['found'],
  { q }: Filter,
  start: number,
): string {
  if (people.length === 0) return 'Nobody was found.';
  const end = start + people.length - 1;
  const range = `${formatCount(start)}–${formatCount(end)}`;
  if (!q || mode === 'building') return `${range} of ${formatCount(total)}, by name`;
  const among = countOf(total, 'person', 'people');
  const milliseconds = Math.ceil((took.meaning + took.index + took.people) / 1000);
  return `${range}, the best first among ${among}, by ${mode}${milliseconds > 0 ? `, in ${milliseconds} ms` : ''}`;
}

function Nobody({ found, filter, page, isOld, onChange }: Omit<ResultsProps, 'onPage'>) {
  const { profile } = useSession();
  if (page > 1) return <Empty title="That was everybody">The list ends before this page.</Empty>;
  if (isOld || filter.q || describeFilter(filter).length > 0) {
    // Without an index the filters have no effect; if anybody passes them, it was the words.
    const isFilters = found.mode !== 'building' && found.total === 0;
    return (
      <Empty title="Nobody like that">
        Try other words, or take a filter away.
        {isFilters && <WholeNames filter={filter} onChange={onChange} />}
      </Empty>
    );
  }
  return (
    <Empty title="Nobody is here yet">
      {roleOf(profile ?? {}) === 'admin' ? (
        <>
          Make a campus or import people in the <Link to="/admin">Admin Panel</Link>.
        </>
      ) : (
        'An admin can make a campus or import people.'
      )}
    </Empty>
  );
}
