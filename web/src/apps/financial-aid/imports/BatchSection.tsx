import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Pill } from '@/ui/Pill';
import { formQuery } from '../api';
import { labelOf } from '../fields';
import type { Form } from '../form';
import { indexRange, missingWords, moneyRange, yearName } from '../words';
import { openFamily, TEMPLATE, workOutFamilies } from './api';
import { Intake } from './Intake';
import classes from './imports.module.css';
import { OpenAsFamily } from './OpenAsFamily';
import { Outcome } from './Outcome';
import { type Column, ReportTable } from './ReportTable';
import { familyTable, isOpen, sumUpFamilies } from './summary';
import type { BatchRow, Columns } from './types';
import { type Opening, useOpening } from './useOpening';
import { useReport } from './useReport';

const DROP = {
  label: 'Drop a CSV table of families here, or choose one',
  hint: 'One family a row, with the header of the template; up to 64 MB. What is missing makes a range, not an error.',
  accept: '.csv,.tsv,.txt,text/csv',
};

const LEAD =
  'Index and Pell Grant for every family of a table. Nothing of the file is kept, and columns of social security numbers are never read.';

const COLUMNS: readonly Column<BatchRow>[] = [
  { label: 'Year', cell: ({ year }) => yearName(year) },
  { label: 'Formula', cell: ({ formula }) => formula ?? '–' },
  { label: 'Index', numeric: true, cell: ({ sai }) => indexRange(sai) },
  { label: 'Pell Grant', numeric: true, cell: ({ pell }) => moneyRange(pell) },
  { label: 'State', cell: (row) => <Standing row={row} /> },
];

function Standing({ row: { exact, missing, problems } }: { row: BatchRow }) {
  if (problems.length > 0) return <Pill tint="red">{problems.length} to check</Pill>;
  if (exact) return <Pill tint="green">Certain</Pill>;
  return <Pill tint="orange">{missing.length > 0 ? missingWords(missing.length) : 'A range'}</Pill>;
}

/** Many families at once. */
export function BatchSection() {
  const { report, start, cancel } = useReport(workOutFamilies);
  const { file, entries, state, begin } = report;
  const [isSome, setSome] = useState(false);
  const open = useMemo(() => entries.filter(isOpen), [entries]);
  const opening = useOpening(async (line) => {
    if (!file) throw new Error('Choose the file again.');
    return openFamily(file, line);
  });
  return (
    <Intake
      title="Families from a table (CSV)"
      one="family"
      many="families"
      lead={LEAD}
      aside={
        <Button
          component="a"
          href={TEMPLATE}
          download="families.csv"
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          Template
        </Button>
      }
      drop={DROP}
      report={report}
      onFile={start}
      onCancel={cancel}
    >
      {begin && <ColumnNotices columns={begin.columns} />}
      {entries.length > 0 && (
        <Outcome
          file={file}
          summary={sumUpFamilies(entries)}
          isBusy={state === 'reading'}
          all={entries.length}
          some={{ name: 'Only open ones', count: open.length }}
          isSome={isSome}
          onFilter={setSome}
          table={() => familyTable(isSome ? open : entries)}
        >
          {isSome && open.length === 0 ? (
            <p className={classes.told}>Every family has a certain result.</p>
          ) : (
            <ReportTable
              label="Families"
              name={{ label: 'Family', of: ({ name, line }) => name || `Family in line ${line}` }}
              columns={COLUMNS}
              entries={isSome ? open : entries}
              details={(row) => <Details row={row} opening={opening} />}
            />
          )}
        </Outcome>
      )}
    </Intake>
  );
}

const NOTICES: [keyof Columns, string][] = [
  ['unknown', 'Columns that nobody here knows, and that do not count'],
  ['ignored', 'Columns that are never read, because they hold social security numbers'],
  ['repeated', 'Columns that say again what an earlier one says; the earlier one counts'],
];

/** What became of the columns. */
function ColumnNotices({ columns }: { columns: Columns }) {
  const told = NOTICES.filter(([kind]) => columns[kind].length > 0);
  if (told.length === 0) return null;
  return (
    <ul className={classes.columns}>
      {told.map(([kind, what]) => (
        <li key={kind}>
          {what}: <b>{columns[kind].join(', ')}</b>
        </li>
      ))}
    </ul>
  );
}

function Details({ row, opening }: { row: BatchRow; opening: Opening }) {
  const { line, missing, problems, year } = row;
  const { data: form } = useQuery(formQuery(year));
  const own = form as Form | undefined;
  return (
    <div className={classes.details}>
      {missing.length > 0 && (
        <p className={classes.note}>
          <b>Missing:</b> {missing.map((field) => labelOf(field, own)).join(', ')}
        </p>
      )}
      {problems.length > 0 && (
        <ul className={classes.remarks}>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <b>{labelOf(field, own)}:</b> {message}
            </li>
          ))}
        </ul>
      )}
      {missing.length === 0 && problems.length === 0 && (
        <p className={classes.note}>Every answer that matters is there.</p>
      )}
      <OpenAsFamily line={line} opening={opening} />
    </div>
  );
}
