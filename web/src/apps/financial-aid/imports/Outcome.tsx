import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Choice } from '@/ui/Choice';
import { download, toCsv } from '@/ui/download';
import { formatCount } from '@/ui/numbers';
import classes from './imports.module.css';

type OutcomeProps = {
  /** The file that it is about. */
  file: File | null;
  summary: string;
  /** More rows may come. */
  isBusy: boolean;
  all: number;
  some: { name: string; count: number };
  isSome: boolean;
  onFilter: (isSome: boolean) => void;
  /** The report as a table; made when somebody wants it. */
  table: () => string[][];
  children: ReactNode;
};

/** What came of a file: a sentence, which rows to look at, and the report to take away. */
export function Outcome(props: OutcomeProps) {
  const { file, summary, isBusy, all, some, isSome, onFilter, table, children } = props;
  const name = `${(file?.name ?? 'report').replace(/\.[^.]*$/, '')} report.csv`;
  return (
    <>
      <p className={classes.summary}>{summary}</p>
      <p className="visually-hidden" role="status">
        {!isBusy && summary}
      </p>
      <div className={classes.tools}>
        <Choice
          label="Rows that are shown"
          options={[
            { value: 'all', label: `All ${formatCount(all)}` },
            { value: 'some', label: `${some.name} ${formatCount(some.count)}` },
          ]}
          value={isSome ? 'some' : 'all'}
          onChange={(value) => onFilter(value === 'some')}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => download(name, toCsv(table()), 'text/csv;charset=utf-8')}
        >
          Download the report
        </Button>
      </div>
      {children}
    </>
  );
}
