import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { type AuditFilter, auditQuery, exportAddress } from './api';
import { AuditFilters } from './parts/AuditFilters';
import { AuditRow } from './parts/AuditRow';
import classes from './parts/admin.module.css';
import { ChainCheck } from './parts/ChainCheck';

const COLUMNS = ['When', 'What', 'Who', 'To whom', 'From', 'Action'];

/** What has happened, the newest first. */
export function AuditLog() {
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<AuditFilter>({ person: search.get('person') ?? undefined });
  const [settled] = useDebouncedValue(filter, 200);
  const log = useInfiniteQuery(auditQuery(settled));
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <ChainCheck />
      <Panel
        title="Audit log"
        aside={
          <Button
            component="a"
            href={exportAddress(filter)}
            download="audit.csv"
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Download CSV
          </Button>
        }
      >
        <AuditFilters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
        {log.isPending && <Rows />}
        {log.isError && <Failure message={log.error.message} onRetry={() => log.refetch()} />}
        {log.data && entries.length === 0 && (
          <Empty title="Nothing like that has happened">Change the filters to see more.</Empty>
        )}
        {entries.length > 0 && (
          <Table label="Audit log" columns={COLUMNS}>
            {entries.map((entry) => (
              <AuditRow key={entry.seq} entry={entry} />
            ))}
          </Table>
        )}
        {log.hasNextPage && (
          <p className={classes.more}>
            <Button
              variant="default"
              size="xs"
              loading={log.isFetchingNextPage}
              onClick={() => log.fetchNextPage()}
            >
              Load more
            </Button>
          </p>
        )}
      </Panel>
    </>
  );
}
