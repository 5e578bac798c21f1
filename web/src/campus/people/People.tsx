import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DraftField } from '@/ui/DraftField';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { ActiveFilters } from './ActiveFilters';
import { Filters } from './Filters';
import { describeFilter, type Filter } from './filter';
import { ModeNotice } from './ModeNotice';
import classes from './people.module.css';
import { Results } from './Results';
import { useFilter } from './useFilter';
import { useFound } from './useFound';

/** Everybody on the campus, by words, by meaning and by what has to be true of them. The address holds it all. */
export function People() {
  const { filter, page, narrow, clear, turnTo } = useFilter();
  const [isOpen, setOpen] = useState(false);
  const region = useRef<HTMLElement>(null);
  const { found, shown, index } = useFound(filter, page);
  const count = describeFilter(filter).length;
  // What is pressed beside those found goes with what it changes. The focus must not go with it.
  const keepFocus = () => region.current?.focus({ preventScroll: true });
  const change = (wanted: Filter) => {
    narrow(wanted);
    keepFocus();
  };
  const clearAll = () => {
    clear();
    keepFocus();
  };
  const turn = (to: number) => {
    turnTo(to);
    keepFocus();
    region.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page
      title="People"
      lead="Find anybody on the campus: by name, by what they do, know or care for, or by what has to be true of them."
    >
      <search className={classes.search}>
        <DraftField
          label="Search people"
          type="search"
          size="md"
          placeholder="A name, or: nurse who could speak about rural health"
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={500}
          value={filter.q ?? ''}
          onChange={(q) => narrow({ q: q || undefined })}
        />
        <Button
          className={classes.opener}
          variant="default"
          aria-expanded={isOpen}
          aria-controls="people-filters"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </search>
      <div className={classes.layout}>
        <fieldset
          id="people-filters"
          className={classes.filters}
          data-open={isOpen || undefined}
          aria-label="Filters"
        >
          <Filters filter={filter} onChange={narrow} />
        </fieldset>
        <section
          ref={region}
          tabIndex={-1}
          className={classes.found}
          aria-label="People found"
          aria-busy={found.isPlaceholderData}
        >
          <ActiveFilters filter={filter} onChange={change} onClear={clearAll} />
          {found.data && <ModeNotice found={found.data} index={index} hasFilters={count > 0} />}
          {found.isPending && <Rows count={6} height={76} />}
          {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
          {found.data && (
            <Results
              found={found.data}
              shown={shown}
              filter={filter}
              page={page}
              isOld={found.isPlaceholderData}
              onPage={turn}
              onChange={change}
            />
          )}
        </section>
      </div>
    </Page>
  );
}
