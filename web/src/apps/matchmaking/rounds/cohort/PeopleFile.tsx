import { Button } from '@mantine/core';
import { useState } from 'react';
import { isRefusal } from '@/api/client';
import { useUpload } from '@/api/useUpload';
import { DataTable } from '@/ui/DataTable';
import { download, toCsv } from '@/ui/download';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { countOf } from '@/ui/numbers';
import { SendingProgress } from '@/ui/SendingProgress';
import { showToast } from '@/ui/toast/toasts';
import { uploadPeople } from '../api';
import { REASON, useMayChange } from '../app';
import { useEditing } from '../context';
import classes from '../rounds.module.css';
import type { RoundFileReport, RoundSide } from '../types';

/** Names the people of a side in a file. First it says which rows cannot be taken; nothing is changed before one says so. */
export function PeopleFile({ side }: { side: RoundSide }) {
  const mayChange = useMayChange();
  const { saver, take, undo, refresh } = useEditing();
  const [looked, setLooked] = useState<{ file: File; report: RoundFileReport } | null>(null);
  const send =
    (check: boolean) => async (sending: Parameters<Parameters<typeof useUpload>[0]['send']>[0]) => {
      const { id, revision } = await saver.settled();
      try {
        const answer = await uploadPeople({ ...sending, id, side, seen: revision, check });
        return { file: sending.file, ...answer };
      } catch (failure) {
        if (isRefusal(failure, 'overtaken')) void refresh();
        throw failure;
      }
    };
  const look = useUpload({
    send: send(true),
    onArrived: ({ file, report }) => setLooked({ file, report }),
  });
  const use = useUpload({
    send: send(false),
    onArrived: ({ file, report, round }) => {
      take(round, `the file ${file.name}`);
      setLooked(null);
      showToast(`${countOf(report.people, 'person', 'people')} of ${file.name} take part.`, { undo });
    },
  });
  const busy = look.isPending ? look : use.isPending ? use : null;
  const failure = look.failure ?? use.failure;
  return (
    <div className={classes.file}>
      {failure && <Failure message={failure.message} />}
      {busy?.file ? (
        <SendingProgress file={busy.file} sent={busy.sent} onCancel={busy.cancel} />
      ) : (
        <FileDrop
          label={`Drop a CSV of ${side} here, or choose one`}
          hint={
            mayChange
              ? `One row for each, with a column “id” or “email”${side === 'mentors' ? ', and “capacity” if their places differ' : ''}. Up to 8 MB.`
              : REASON
          }
          accept=".csv,text/csv"
          disabled={!mayChange}
          onFile={(file) => {
            setLooked(null);
            look.start(file);
          }}
        />
      )}
      {looked && !busy && (
        <Report
          name={looked.file.name}
          report={looked.report}
          onUse={() => use.start(looked.file)}
          onDrop={() => setLooked(null)}
        />
      )}
    </div>
  );
}

type ReportProps = { name: string; report: RoundFileReport; onUse: () => void; onDrop: () => void };

function Report({ name, report, onUse, onDrop }: ReportProps) {
  const { rows, people, rejected, errors, ignoredColumns } = report;
  const table = errors.map(({ line, column, value, reason }) => [String(line), column, value, reason]);
  return (
    <section className={classes.report} aria-label={`What is in ${name}`}>
      <p role="status">
        <b>{name}</b>: {countOf(rows, 'row')}, {countOf(people, 'person', 'people')} found,{' '}
        {countOf(rejected, 'row')} not taken.
        {ignoredColumns.length > 0 && ` Columns that were not read: ${ignoredColumns.join(', ')}.`}
      </p>
      {errors.length > 0 && (
        <>
          <DataTable
            label="Rows that cannot be taken"
            columns={[
              { label: 'Line', numeric: true },
              { label: 'Column' },
              { label: 'Says' },
              { label: 'Why not' },
            ]}
            rows={table}
          />
          {rejected > errors.length && <p>These are the first {errors.length}.</p>}
        </>
      )}
      <div className={classes.buttons}>
        <Button size="xs" disabled={people === 0} onClick={onUse}>
          Use {people === 1 ? 'this person' : `these ${people} people`}
        </Button>
        {errors.length > 0 && (
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              download(
                'rejected rows.csv',
                toCsv([['line', 'column', 'value', 'reason'], ...table]),
                'text/csv;charset=utf-8',
              )
            }
          >
            Download these rows
          </Button>
        )}
        <Button size="xs" variant="subtle" color="gray" onClick={onDrop}>
          Leave it
        </Button>
      </div>
    </section>
  );
}
