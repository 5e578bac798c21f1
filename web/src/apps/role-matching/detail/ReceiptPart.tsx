import { Button } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATES } from '@/talent/words';
import { DataTable } from '@/ui/DataTable';
import { download } from '@/ui/download';
import { Failure } from '@/ui/Failure';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import type { CandidateDetail, Receipt, Replay, TalentRole } from '../types';
import { exactPoints, NEEDS } from '../words';
import { receiptQuery, replay } from './api';
import classes from './detail.module.css';
import { Part } from './Part';

type ReceiptPartProps = { role: TalentRole; detail: CandidateDetail };

/** The score as something to keep: what went in, line by line, to be reckoned again by anybody. */
export function ReceiptPart({ role, detail }: ReceiptPartProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...receiptQuery(role, detail.id),
    enabled: isOpen,
  });
  return (
    <Part
      title="Receipt"
      aside={
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          loading={isOpen && isFetching}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the receipt' : 'Show the receipt'}
        </Button>
      }
    >
      {!isOpen && <p className={classes.soft}>Hashes of what went in, versions, and the sum line by line.</p>}
      {isOpen && error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isOpen && !data && !error && <Rows count={3} height={32} />}
      {isOpen && data && <ReceiptView key={data.hash} receipt={data} label={detail.label} />}
    </Part>
  );
}

const COLUMNS = [
  { label: 'Requirement' },
  { label: 'Need' },
  { label: 'Weight', numeric: true },
  { label: 'State' },
  { label: 'Strength', numeric: true },
  { label: 'Adds', numeric: true },
  { label: 'Of', numeric: true },
];

function ReceiptView({ receipt, label }: { receipt: Receipt; label: string }) {
  const again = useMutation({ mutationFn: () => replay(receipt) });
  const save = () => download(`Receipt ${label}.json`, JSON.stringify(receipt, null, 2), 'application/json');
  return (
    <div className={`${classes.receipt} ${classes.narrow}`}>
      <DataTable
        label="Receipt, line by line"
        columns={COLUMNS}
        rows={[
          ...receipt.lines.map((line) => [
            line.label,
            NEEDS[line.need].label,
            line.weight,
            STATES[line.state].label,
            line.strength,
            exactPoints(line.points),
            exactPoints(line.most),
          ]),
          [<b key="sum">Score</b>, '', '', '', '', <b key="points">{exactPoints(receipt.points)}</b>, ''],
        ]}
      />
      <dl className={classes.hashes}>
        <dt>Scorer</dt>
        <dd>{receipt.scorer}</dd>
        <dt>Compared</dt>
        <dd>
          {receipt.compared?.by === 'meaning'
            ? `by words and meaning (model ${receipt.compared.model})`
            : 'by words alone'}
        </dd>
        <dt>Evidence</dt>
        <dd>{receipt.evidenceHash}</dd>
        <dt>Requirements</dt>
        <dd>{receipt.requirementsHash}</dd>
        <dt>Receipt</dt>
        <dd>{receipt.hash}</dd>
      </dl>
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          Replay the arithmetic
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={save}
        >
          Download as JSON
        </Button>
      </div>
      {again.error && <Failure message={again.error.message} />}
      <div role="status">{again.data && <Replayed replayed={again.data} />}</div>
    </div>
  );
}

function Replayed({ replayed: { same, points, differences } }: { replayed: Replay }) {
  return (
    <>
      <p>
        <Pill tint={same ? 'green' : 'red'}>{same ? 'It adds up' : 'It does not add up'}</Pill> Reckoned again
        from its lines alone: {exactPoints(points)}.
      </p>
      {differences.length > 0 && (
        <ul>
          {differences.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </>
  );
}
