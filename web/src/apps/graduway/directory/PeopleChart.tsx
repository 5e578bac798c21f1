import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { Histogram } from '@/ui/charts/Histogram';
import { ShareBars } from '@/ui/charts/ShareBars';
import { Trend } from '@/ui/charts/Trend';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { countOf, formatCount } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { countsQuery, seriesQuery } from './api';
import classes from './directory.module.css';
import { BYS, type By, type Filter, filterAddress, narrowedTo } from './filter';

/** What has an order of its own is drawn from the left to the right; the rest from the largest to the smallest. */
const ORDERED: readonly By[] = ['decade', 'class', 'level', 'givingYear', 'eventYear', 'volunteerYear'];
/** So many are shown without being asked for. */
const FEW = 12;

type PeopleChartProps = { filter: Filter; onBy: (by: By) => void };

/** How many there are of each kind. */
export function PeopleChart({ filter, onBy }: PeopleChartProps) {
  const { by } = filter;
  return (
    <div className={classes.view}>
      <NativeSelect
        className={classes.by}
        label="Counted by"
        data={Object.entries(BYS).map(([value, label]) => ({ value, label }))}
        value={by}
        onChange={(event) => onBy(event.currentTarget.value as By)}
      />
      {by === 'years' ? <Years filter={filter} /> : <Counts filter={filter} by={by} />}
    </div>
  );
}

function Years({ filter }: { filter: Filter }) {
  const found = useQuery(seriesQuery(filter.chips ?? []));
  if (found.isError) return <Failure message={found.error.message} onRetry={() => found.refetch()} />;
  if (!found.data) return <Rows count={1} height={300} />;
  const { years, lines } = found.data;
  return (
    <Trend
      title="Year by year"
      up="People"
      at={years.map(String)}
      series={lines.map(({ label, people }) => ({ name: label, values: people }))}
      isOpen
      empty="There is no year to show."
    />
  );
}

function Counts({ filter, by }: { filter: Filter; by: Exclude<By, 'years'> }) {
  const found = useQuery(countsQuery(filter.chips ?? [], by));
  const [isWhole, setWhole] = useState(false);
  if (found.isError) return <Failure message={found.error.message} onRetry={() => found.refetch()} />;
  if (!found.data) return <Rows count={1} height={300} />;
  const { label, total, groups, more, without } = found.data;
  const words = {
    title: `By ${label.toLowerCase()}`,
    note: sayRest(found.data),
    empty: 'Nobody is of any group.',
  };
  const isOrdered = ORDERED.includes(by);
  const shown = isOrdered || isWhole ? groups : groups.slice(0, FEW);
  return (
    <div aria-busy={found.isPlaceholderData}>
      {isOrdered ? (
        <Histogram
          {...words}
          across={label.toLowerCase()}
          counted="people"
          bins={groups.map((group) => group.label)}
          series={[{ name: 'People', counts: groups.map(({ people }) => people) }]}
        />
      ) : (
        <ShareBars
          {...words}
          what={label}
          whole="people who fit"
          periods={[{ name: 'People', of: total }]}
          shares={shown.map((group) => ({ name: group.label, counts: [group.people] }))}
        />
      )}
      {!isOrdered && groups.length > FEW && (
        <p className={classes.credit}>
          <button type="button" className={classes.textButton} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the ${FEW} largest` : `Show all ${formatCount(groups.length)}`}
          </button>
          {more > 0 && ` ${countOf(more, 'smaller group is', 'smaller groups are')} not listed.`}
        </p>
      )}
      <Narrowing filter={filter} groups={shown} without={without} />
    </div>
  );
}

type NarrowingProps = { filter: Filter; groups: readonly Schemas['DirectoryGroup'][]; without: number };

/** From a group to its people. */
function Narrowing({ filter, groups }: NarrowingProps) {
  const leading = groups.flatMap(({ label, people, chip }) => (chip && people > 0 ? [{ label, chip }] : []));
  if (leading.length === 0) return null;
  return (
    <nav className={classes.narrow} aria-label="Narrow the filter to a group">
      <span>Narrow to</span>
      {leading.map(({ label, chip }) => (
        <Link
          key={label}
          to={filterAddress({
            ...filter,
            chips: narrowedTo(filter.chips ?? [], chip),
            view: 'table',
            page: 1,
          })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function sayRest({ without }: Schemas['DirectoryCounts']): string {
  const several = 'Who is of several groups counts in each.';
  if (without === 0) return several;
  return `${several} ${countOf(without, 'person is', 'people are')} in none: it is not known, or not shared.`;
}
