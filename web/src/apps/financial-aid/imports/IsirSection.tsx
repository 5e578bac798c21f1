import { useMemo, useState } from 'react';
import { DataTable } from '@/ui/DataTable';
import { Pill } from '@/ui/Pill';
import { money, yearName } from '../words';
import { compareRecords, openRecord } from './api';
import { Intake } from './Intake';
import classes from './imports.module.css';
import { OpenAsFamily } from './OpenAsFamily';
import { Outcome } from './Outcome';
import { type Column, ReportTable } from './ReportTable';
import { differs, indexOr, outcomeOf, recordTable, sumUpRecords } from './summary';
import type { Comparison } from './types';
import { type Opening, useOpening } from './useOpening';
import { useReport } from './useReport';

const DROP = {
  label: 'Drop an ISIR file here, or choose one',
  hint: 'As it was received, one record a line, of 2024–25 to 2026–27; up to 64 MB. Unpack it first.',
  accept: '.txt,.dat,.in,.csv,text/plain,text/csv',
};

const LEAD =
  'Each record is worked out anew and set beside what the Department found, line by line. Nothing of the file is kept, and social security numbers are masked before they leave the server.';

const COLUMNS: readonly Column<Comparison>[] = [
  { label: 'SSN', cell: ({ ssn }) => <span className={classes.ssn}>{ssn}</span> },
  { label: 'Year', cell: ({ year }) => yearName(year) },
  { label: 'Formula', cell: ({ formula }) => formula ?? '–' },
  { label: 'Record', numeric: true, cell: ({ theirs }) => indexOr(theirs) },
  { label: 'Here', numeric: true, cell: ({ ours }) => indexOr(ours) },
  {
    label: 'Outcome',
    cell: (row) => {
      const { name, tint } = outcomeOf(row);
      return <Pill tint={tint}>{name}</Pill>;
    },
  },
];

/** Federal records, recomputed. */
export function IsirSection() {
  const { report, start, cancel } = useReport(compareRecords);
  const { file, entries, state } = report;
  const [isSome, setSome] = useState(false);
  const different = useMemo(() => entries.filter(differs), [entries]);
  const opening = useOpening(async (line) => {
    if (!file) throw new Error('Choose the file again.');
    return openRecord(file, line);
  });
  return (
    <Intake
      title="Federal records (ISIR)"
      one="record"
      many="records"
      lead={LEAD}
      drop={DROP}
      report={report}
      onFile={start}
      onCancel={cancel}
    >
      {entries.length > 0 && (
        <Outcome
          file={file}
          summary={sumUpRecords(entries)}
          isBusy={state === 'reading'}
          all={entries.length}
          some={{ name: 'Only differences', count: different.length }}
          isSome={isSome}
          onFilter={setSome}
          table={() => recordTable(isSome ? different : entries)}
        >
          {isSome && different.length === 0 ? (
            <p className={classes.told}>No record differs.</p>
          ) : (
            <ReportTable
              label="Records"
              name={{ label: 'Student', of: ({ student }) => student }}
              columns={COLUMNS}
              entries={isSome ? different : entries}
              details={(row) => <Details row={row} opening={opening} />}
            />
          )}
        </Outcome>
      )}
    </Intake>
  );
}

const DIFFERENCES = [{ label: 'Line' }, { label: 'Record', numeric: true }, { label: 'Here', numeric: true }];

function Details({ row, opening }: { row: Comparison; opening: Opening }) {
  const { line, student, differences, remarks, byOurselves, provisional } = row;
  return (
    <div className={classes.details}>
      {differences.length > 0 ? (
        <DataTable
          label={`Lines of ${student} that differ`}
          columns={DIFFERENCES}
          rows={differences.map(({ key, label, theirs, ours }) => [
            <span key={key}>
              {label} <code className={classes.key}>{key}</code>
            </span>,
            money(theirs),
            ours == null ? 'no such line' : money(ours),
          ])}
        />
      ) : (
        <p className={classes.note}>All lines between are the same.</p>
      )}
      {byOurselves != null && (
        <p className={classes.note}>
          From the family’s answers alone, without what the record says about itself:{' '}
          <b>{indexOr(byOurselves)}</b>.
        </p>
      )}
      {provisional && <Pill tint="orange">Provisional</Pill>}
      {remarks.length > 0 && (
        <ul className={classes.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <OpenAsFamily line={line} opening={opening} />
    </div>
  );
}
