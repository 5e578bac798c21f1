import type { Schemas } from '@/api/client';
import { countOf, formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { type Filter, isRanked, lengthOf, PER_PAGE } from './filter';
import { Nobody } from './Nobody';
import classes from './people.module.css';
import { Result } from './Result';
import type { Shown } from './useFound';

type ResultsProps = {
  found: Schemas['PeopleFound'];
  /** What those found were looked for by. */
  shown: Shown;
  filter: Filter;
  page: number;
  /** Of the search before, while this one is on its way. */
  isOld: boolean;
  onPage: (page: number) => void;
  onChange: (change: Filter) => void;
};

export function Results({ found, shown, filter, page, isOld, onPage, onChange }: ResultsProps) {
  const best = Math.max(0, ...found.people.map(({ score }) => score));
  const start = (shown.page - 1) * PER_PAGE + 1;
  return (
    <div className={classes.results}>
      <p className={classes.summary} role="status">
        {summarize(found, shown, start)}
      </p>
      {found.people.length === 0 && (
        <Nobody found={found} filter={filter} page={shown.page} isOld={isOld} onChange={onChange} />
      )}
      {found.people.length > 0 && (
        <ol className={classes.list} start={start}>
          {found.people.map((person) => (
            <Result key={person.id} person={person} best={best} isRanked={isRanked(found, shown)} />
          ))}
        </ol>
      )}
      <Pager page={page} perPage={PER_PAGE} total={lengthOf(found, shown, shown.page)} onChange={onPage} />
    </div>
  );
}

function summarize(found: Schemas['PeopleFound'], shown: Shown, start: number): string {
  const { total, people, mode, took } = found;
  if (people.length === 0) return 'Nobody was found.';
  const end = start + people.length - 1;
  const range = `${formatCount(start)}–${formatCount(end)}`;
  if (!isRanked(found, shown)) return `${range} of ${formatCount(total)}, by name`;
  const among = countOf(total, 'person', 'people');
  const milliseconds = Math.ceil((took.meaning + took.index + took.people) / 1000);
  return `${range}, the best first among ${among}, by ${mode}${milliseconds > 0 ? `, in ${milliseconds} ms` : ''}`;
}
