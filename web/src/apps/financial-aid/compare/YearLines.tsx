import { useState } from 'react';
import { Choice } from '@/ui/Choice';
import { CopyTable } from '@/ui/CopyTable';
import { DataTable } from '@/ui/DataTable';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { showValue } from '../trace/values';
import type { WorkedOut } from '../types';
import { yearName } from '../words';
import { differingLines } from './years';

const KINDS = [
  { value: 'tables', label: 'From tables' },
  { value: 'all', label: 'All lines' },
] as const;

/** Which lines of the result are not the same in all years. */
export function YearLines({ years }: { years: readonly WorkedOut[] }) {
  const [kind, setKind] = useState<'tables' | 'all'>('tables');
  const differing = differingLines(years);
  const shown = kind === 'all' ? differing : differing.filter(({ isTable }) => isTable);
  const isKnown = years.some(({ result }) => result);
  return (
    <Panel
      title="Lines that differ"
      aside={
        differing.length > 0 && (
          <>
            <CopyTable
              name="lines that differ"
              rows={[
                ['Line', ...years.map(({ year }) => year)],
                ...shown.map(({ label, lines }) => [label, ...lines.map((line) => line?.value ?? '')]),
              ]}
            />
            <Choice label="Lines shown" options={KINDS} value={kind} onChange={setKind} />
          </>
        )
      }
    >
      {shown.length > 0 ? (
        <DataTable
          label="Lines that differ between the award years"
          columns={[
            { label: 'Line' },
            ...years.map(({ year }) => ({ label: yearName(year), numeric: true })),
          ]}
          rows={shown.map(({ label, lines }) => [
            label,
            ...lines.map((line) => (line ? showValue(line) : '–')),
          ])}
        />
      ) : (
        <Empty title={isKnown ? 'No line differs' : 'No lines yet'}>
          {isKnown
            ? 'In all years the same amounts are looked up for this family.'
            : 'The lines are here once every question is answered.'}
        </Empty>
      )}
    </Panel>
  );
}
