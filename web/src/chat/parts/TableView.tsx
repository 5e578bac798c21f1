import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DataTable } from '@/ui/DataTable';
import { download, toCsv } from '@/ui/download';
import { isOwnPath } from '../sources/address';
import type { TableCell, TablePart } from '../types';
import { Card } from './Card';

/** Figures in rows, to be read or taken along. */
export function TableView({ part }: { part: TablePart }) {
  const { title, columns, rows, sources } = part;
  return (
    <Card
      title={title}
      sources={sources}
      aside={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => download(`${title || 'table'}.csv`, csvOf(part), 'text/csv;charset=utf-8')}
        >
          CSV
        </Button>
      }
    >
      <DataTable label={title} columns={columns} rows={rows.map((row) => row.map(showCell))} />
    </Card>
  );
}

function showCell({ text, path }: TableCell) {
  return path && isOwnPath(path) ? <Link to={path}>{text}</Link> : text;
}

const csvOf = ({ columns, rows }: TablePart) =>
  toCsv([columns.map(({ label }) => label), ...rows.map((row) => row.map(({ text }) => text))]);
