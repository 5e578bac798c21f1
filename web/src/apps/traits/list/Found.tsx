import { Button } from '@mantine/core';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { useKeptFocus } from '@/ui/useKeptFocus';
import type { TraitFilter } from '../api';
import { BulkBar } from './BulkBar';
import { Cards } from './Cards';
import { countFilters, type View } from './filter';
import classes from './list.module.css';
import { Nothing } from './Nothing';
import { SelectAll } from './SelectAll';
import { Shape } from './Shape';
import { TraitTable } from './TraitTable';
import { Unchanged } from './Unchanged';
import { useBulk } from './useBulk';
import { type FoundTraits, useFound } from './useFound';
import { useSelection } from './useSelection';

const END_ID = 'traits-end';

type FoundProps = {
  filter: TraitFilter;
  view: View;
  onChange: (change: TraitFilter) => void;
  onClear: () => void;
  onView: (view: View) => void;
};

/** The traits that are found, and what can be done with those that are ticked. */
export function Found({ filter, view, onChange, onClear, onView }: FoundProps) {
  const { heading, within } = useKeptFocus();
  const found = useFound(filter);
  const { cards, total, isPending, isOld, error } = found;
  const { selection, tick, tickAll, clear } = useSelection(cards);
  const bulk = useBulk(clear);
  const isEmpty = !isPending && !error && total === 0;
  const listed = { cards, total, isOld, selection, onTick: tick };
  return (
    <section aria-label="Traits found" {...within}>
      <div className={classes.toolbar}>
        <h2 ref={heading} tabIndex={-1} className={classes.count} aria-live="polite">
          {describeFound(found)}
        </h2>
        {total > 0 && <SelectAll found={found} selection={selection} onTick={tickAll} />}
        {(filter.q || countFilters(filter) > 0) && (
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            Clear search and filters
          </Button>
        )}
        <Shape filter={filter} view={view} onChange={onChange} onView={onView} />
      </div>
      <BulkBar
        isDeleted={filter.state === 'deleted'}
        cards={cards}
        selection={selection}
        bulk={bulk}
        onClear={clear}
      />
      {bulk.left && <Unchanged left={bulk.left} onClose={bulk.dismiss} />}
      {error && (
        <div className={classes.notice}>
          <Failure message={error.message} onRetry={found.retry} />
        </div>
      )}
      {isPending && <Rows count={6} height={92} />}
      {isEmpty && <Nothing filter={filter} isOld={isOld} />}
      {total > 0 && (
        <>
          <a href={`#${END_ID}`} className={classes.skip}>
            Skip the list
          </a>
          {view === 'cards' ? (
            <Cards {...listed} />
          ) : (
            <TraitTable {...listed} sort={filter.sort} onSort={(sort) => onChange({ sort })} />
          )}
          <div id={END_ID} tabIndex={-1} />
        </>
      )}
    </section>
  );
}

function describeFound({ total, isPending, error }: FoundTraits): string {
  if (isPending) return '';
  if (error && total === 0) return 'Not found out';
  return total === 0 ? 'No trait was found' : countOf(total, 'trait');
}
