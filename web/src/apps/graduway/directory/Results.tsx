import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconDownload, IconLink, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { Choice } from '@/ui/Choice';
import { copyText } from '@/ui/clipboard';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Rows } from '@/ui/Rows';
import { NEW_PIECE } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import { exportAddress } from '../segments/api';
import { SaveSegment } from '../segments/SaveSegment';
import { peopleQuery } from './api';
import classes from './directory.module.css';
import { type By, type Filter, PER_PAGE, type View, writeFilter } from './filter';
import { Loosened } from './Loosened';
import { PeopleChart } from './PeopleChart';
import { PeopleTable } from './PeopleTable';

/** The outlines of the world come when a map is first looked at. */
const PeopleMap = lazy(async () => ({ default: (await import('./PeopleMap')).PeopleMap }));

const VIEWS: { value: View; label: string }[] = [
  { value: 'table', label: 'Table' },
  { value: 'map', label: 'Map' },
  { value: 'chart', label: 'Chart' },
];

type ResultsProps = {
  filter: Filter;
  /** Whether the filter is that of the segment that the address names. */
  isSaved: boolean;
  /** What is said of the filter elsewhere on the page. */
  told?: readonly string[];
  onGo: (change: Partial<Filter>, options?: { replace?: boolean }) => void;
};

/** Those who fit, as a table, a map or a chart, and what can be done with them. */
export function Results({ filter, isSaved, told = [], onGo }: ResultsProps) {
  const chips = filter.chips ?? [];
  const found = useQuery(peopleQuery(chips, filter.page));
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (page: number) => {
    onGo({ page });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  const isKept = found.data !== undefined && !found.isError;
  // What is wrong with a saved filter stands beside its name.
  const notes = isKept && !isSaved ? found.data.notes.filter((note) => !told.includes(note)) : [];
  return (
    <section className={classes.results} aria-label="Alumni found">
      <div className={classes.head}>
        <div className={classes.reading}>
          <h2 ref={heading} tabIndex={-1} className={classes.count}>
            <span role="status">
              {isKept ? sayCount(found.data.total) : found.isError ? 'Nobody was looked up' : 'Looking...'}
            </span>
          </h2>
          {isKept && <p>{found.data.reading}</p>}
          {isKept && <Nice page={found.data} />}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <Choice label="Shown as" options={VIEWS} value={filter.view} onChange={(view) => onGo({ view })} />
      </div>
      <Tools filter={filter} isSaved={isSaved} total={isKept ? found.data.total : 0} onGo={onGo} />
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {found.isPending && <Rows count={6} height={52} />}
      {isKept && filter.view === 'table' && (
        <div aria-busy={found.isPlaceholderData} className={classes.list}>
          {found.data.people.length > 0 ? (
            <PeopleTable people={found.data.people} />
          ) : (
            <Nobody page={found.data} filter={filter} onFirst={filter.page > 1 ? () => turn(1) : undefined} />
          )}
          <Pager page={filter.page} perPage={PER_PAGE} total={found.data.total} onChange={turn} />
        </div>
      )}
      {isKept && filter.view === 'map' && (
        <Suspense fallback={<Rows count={1} height={360} />}>
          <PeopleMap filter={filter} />
        </Suspense>
      )}
      {isKept && filter.view === 'chart' && (
        <PeopleChart filter={filter} onBy={(by: By) => onGo({ by }, { replace: true })} />
      )}
    </section>
  );
}

const sayCount = (total: number) => `${formatCount(total)} ${total === 1 ? 'person fits' : 'people fit'}`;

/** What would only be nice rules nobody out: it is said of how many it is so. */
function Nice({ page: { chips, nice } }: { page: Schemas['DirectoryPage'] }) {
  // A distance says more about a place, and is counted with it.
  const wishes = chips.filter(({ need, slot }) => need === 'nice' && slot !== 'within');
  if (wishes.length === 0) return null;
  const said = wishes.map(
    ({ text, excluded }, at) => `${excluded ? 'not ' : ''}${text}: ${formatCount(nice[at] ?? 0)}`,
  );
  return <p>Of these, how many have what would be nice: {said.join('; ')}.</p>;
}

type NobodyProps = { page: Schemas['DirectoryPage']; filter: Filter; onFirst?: () => void };

function Nobody({ page, filter, onFirst }: NobodyProps) {
  if (onFirst && page.total > 0) {
    return (
      <Empty title="The list ends before this page">
        <Button size="xs" variant="default" onClick={onFirst}>
          Go to the first page
        </Button>
      </Empty>
    );
  }
  return (
    <Empty title="Nobody fits">
      Remove something from the filter, or turn what has to be so into what would be nice. Who does not share
      something is not found by it.
      <Loosened filter={filter} />
    </Empty>
  );
}

type ToolsProps = Pick<ResultsProps, 'filter' | 'isSaved' | 'onGo'> & { total: number };

function Tools({ filter, isSaved, total, onGo }: ToolsProps) {
  const mayChange = useMayChange();
  const [saving, setSaving] = useState<'save' | 'export' | null>(null);
  const exported = isSaved && filter.segment ? exportAddress(filter.segment) : null;
  const download = <IconDownload size={15} aria-hidden />;
  // A segment that was changed here is not whom one writes to: those who fit now are.
  const segment = isSaved ? filter.segment : null;
  const search = writeFilter({ ...filter, segment, view: 'table', by: 'decade', page: 1, ask: '' });
  return (
    <div className={classes.tools}>
      {!isSaved && (
        <Button
          size="xs"
          leftSection={<IconDeviceFloppy size={15} aria-hidden />}
          onClick={() => setSaving('save')}
        >
          Save as segment
        </Button>
      )}
      {exported && mayChange ? (
        <Button
          size="xs"
          variant="default"
          component="a"
          href={exported}
          download="segment.csv"
          leftSection={download}
        >
          Export CSV
        </Button>
      ) : (
        <Button
          size="xs"
          variant="default"
          leftSection={download}
          {...lockedUnless(mayChange)}
          onClick={() => setSaving('export')}
        >
          Export CSV
        </Button>
      )}
      {mayChange && total > 0 && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={`${NEW_PIECE}?${search}`}
          leftSection={<IconPencilPlus size={15} aria-hidden />}
        >
          Write to them
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconLink size={15} aria-hidden />}
        onClick={() => copyText(window.location.href, 'The link was copied. It shows this filter.')}
      >
        Copy link
      </Button>
      {saving && (
        <SaveSegment
          chips={filter.chips ?? []}
          forExport={saving === 'export'}
          onSaved={(segment) => onGo({ segment, page: filter.page }, { replace: true })}
          onClose={() => setSaving(null)}
        />
      )}
    </div>
  );
}
