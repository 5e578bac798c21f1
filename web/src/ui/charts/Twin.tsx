import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CopyTable } from '../CopyTable';
import { DataTable } from '../DataTable';
import { download, toCsv } from '../download';
import { Empty } from '../Empty';
import { Pager } from '../Pager';
import { Panel } from '../Panel';
import { TwinPanel } from './TwinPanel';
import { plainRows, shownRows, type TwinTable } from './table';
import classes from './twin.module.css';

/** What stands around every picture. */
export type TwinWords = {
  title: string;
  /** What the picture says, in one sentence. Each picture has one of its own, if nothing is given. */
  summary?: string;
  /** What else who reads it should know: who is left out, and why. */
  note?: string;
  /** What is said instead of a picture of nothing. */
  empty?: string;
  /** Inside of a card or a drawer: without a frame, and with a smaller heading. */
  plain?: boolean;
};

type TwinProps = TwinWords & {
  summary: string;
  picture: ReactNode;
  pictureName?: string;
  table: TwinTable;
};

const PER_PAGE = 100;

/** A picture, what it says in a sentence, and all of its figures as a table that can be taken along. */
export function Twin({ empty = 'There is nothing to show yet.', table, ...words }: TwinProps) {
  if (table.rows.length === 0) {
    return words.plain ? (
      <Empty title={empty} />
    ) : (
      <Panel title={words.title}>
        <Empty title={empty} />
      </Panel>
    );
  }
  return <TwinPanel {...words} table={<TakenAlong title={words.title} table={table} />} />;
}

function TakenAlong({ title, table }: { title: string; table: TwinTable }) {
  const [page, setPage] = useState(1);
  const total = table.rows.length;
  // There may be fewer rows than when this page was turned to.
  const shown = Math.min(page, Math.ceil(total / PER_PAGE));
  const rows = plainRows(table);
  const save = () => {
    const content = toCsv(rows.map((row) => row.map(String)));
    download(`${title}.csv`, content, 'text/csv;charset=utf-8');
  };
  return (
    <>
      <div className={classes.tools}>
        <CopyTable name={title} rows={rows} />
        <Button
          size="xs"
          variant="default"
          aria-label={`Download as CSV: ${title}`}
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={save}
        >
          Download as CSV
        </Button>
      </div>
      <DataTable
        label={title}
        columns={table.columns}
        rows={shownRows(table, (shown - 1) * PER_PAGE, shown * PER_PAGE)}
      />
      <Pager page={shown} perPage={PER_PAGE} total={total} onChange={setPage} />
    </>
  );
}
