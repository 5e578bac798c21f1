import { useState } from 'react';
import { PersonLink } from '@/campus/PersonLink';
import { DataTable } from '@/ui/DataTable';
import { Notice } from '@/ui/Notice';
import { countOf, formatCount, formatPoints } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import classes from '../rounds.module.css';
import type { RoundMethodNumbers, RoundPerson, RoundWhatIfAnswer } from '../types';
import { largestLoad, sum } from '../words';

const PER_PAGE = 50;

/** What would change: the numbers before and after, and everybody who would have somebody else. */
export function Moved({ answer: { before, after, moved, isCurrent } }: { answer: RoundWhatIfAnswer }) {
  const [page, setPage] = useState(1);
  return (
    <div className={classes.file}>
      {!isCurrent && (
        <Notice>
          Something that this run rests on has changed since. Run the round again for an answer of today.
        </Notice>
      )}
      <p role="status" className={classes.plain}>
        {moved.length === 0
          ? 'Nobody would have somebody else.'
          : `${countOf(moved.length, 'student')} would have somebody else, or nobody.`}
      </p>
      <DataTable
        label="Before and after"
        columns={[{ label: 'What' }, { label: 'Now', numeric: true }, { label: 'Then', numeric: true }]}
        rows={ROWS.map(({ label, show }) => [label, show(before), show(after)])}
      />
      {moved.length > 0 && (
        <>
          <DataTable
            label="Who would have somebody else"
            columns={[{ label: 'Student' }, { label: 'Has' }, { label: 'Would have' }]}
            rows={moved
              .slice((page - 1) * PER_PAGE, page * PER_PAGE)
              .map((one) => [
                <PersonLink key="student" person={one.student} />,
                <Somebody key="before" person={one.before} />,
                <Somebody key="after" person={one.after} />,
              ])}
          />
          <Pager page={page} perPage={PER_PAGE} total={moved.length} onChange={setPage} />
        </>
      )}
    </div>
  );
}

function Somebody({ person }: { person: RoundPerson | null | undefined }) {
  return person ? <PersonLink person={person} /> : 'nobody';
}

const ROWS: { label: string; show: (numbers: RoundMethodNumbers) => string }[] = [
  { label: 'Students matched', show: ({ matched }) => formatCount(matched) },
  { label: 'Sum of the fits', show: ({ totalValue }) => sum(totalValue) },
  { label: 'Blocking pairs', show: ({ blocking }) => formatCount(blocking) },
  { label: 'Unevenness of loads (Gini)', show: ({ gini }) => formatPoints(gini) },
  { label: 'Most students with one mentor', show: (numbers) => formatCount(largestLoad(numbers)) },
];
