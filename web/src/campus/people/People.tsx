import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { ActiveFilters } from './ActiveFilters';
import { DraftField } from './DraftField';
import { Filters } from './Filters';
import { describeFilter, toQuery } from './filter';
import { ModeNotice } from './ModeNotice';
import classes from './people.module.css';
import { Results } from './Results';
import { useFilter } from './useFilter';
import { useFound } from './useFound';

/** Everybody on the campus, by words, by meaning and by what has to be true of them. The address holds it all. */
export function People() {
  const { filter, page, narrow, clear, turnTo } = useFilter();
  const [isOpen, setOpen] = useState(false);
  const { found, index } = useFound(toQuery(filter, page));
  const count = describeFilter(filter).length;
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
        <div className={classes.found}>
          <ActiveFilters filter={filter} onChange={narrow} onClear={clear} />
          {found.data && <ModeNotice found={found.data} index={index} hasFilters={count > 0} />}
          {found.isPending && <Rows count={6} height={76} />}
          {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
          {found.data && (
            <Results
              found={found.data}
              filter={filter}
              page={page}
              isOld={found.isPlaceholderData}
              onPage={turnTo}
              onChange={narrow}
            />
          )}
        </div>
      </div>
    </Page>
  );
}
