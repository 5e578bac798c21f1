import { Link } from 'react-router';
import { DataTable } from '@/ui/DataTable';
import { editAddress, useBase } from '../addresses';
import { origin } from './origin';
import type { ComparedProps } from './PairedBars';

/** What the bars show, in rows. */
export function DifferenceTable({ differences, names, ids, nameOf }: ComparedProps) {
  const base = useBase();
  return (
    <DataTable
      label={`${names[0]} and ${names[1]} side by side`}
      columns={[
        { label: 'Trait' },
        { label: names[0], numeric: true },
        { label: 'Where from' },
        { label: names[1], numeric: true },
        { label: 'Where from ' },
        { label: 'Difference', numeric: true },
      ]}
      rows={differences.map(({ traitId, name, one, other, values, by }) => [
        <Link key={traitId} to={editAddress(base, traitId)}>
          {name}
        </Link>,
        values[0] || '–',
        origin(one, ids[0], nameOf),
        values[1] || '–',
        origin(other, ids[1], nameOf),
        signed(by),
      ])}
    />
  );
}

const signed = (by: number) => (by === 0 ? 'same' : by > 0 ? `+${by}` : `−${-by}`);
