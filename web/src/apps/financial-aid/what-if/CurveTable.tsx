import { DataTable } from '@/ui/DataTable';
import { index, money } from '../words';
import { type Curve, type Stretch, stretchesOf } from './curve';
import type { Field } from './fields';
import { TURNS } from './turns';
import { amountOf, slopeWords } from './words';

type CurveTableProps = { field: Field; curve: Curve };

/** What the picture shows, from one turn to the next. */
export function CurveTable({ field, curve }: CurveTableProps) {
  const isMoney = field.unit === 'dollars';
  const slope = isMoney ? [{ label: 'Index rises by' }] : [];
  return (
    <DataTable
      label={`Index and Pell Grant by ${field.name}`}
      columns={[
        { label: 'From', numeric: true },
        { label: 'To', numeric: true },
        ...slope,
        { label: 'Index at the start', numeric: true },
        { label: 'Index at the end', numeric: true },
        { label: 'Pell at the start', numeric: true },
        { label: 'Pell at the end', numeric: true },
        { label: 'Why it begins' },
      ]}
      rows={stretchesOf(curve).map(({ from, to, slopes, start, end, turn }) => [
        amountOf(field, from),
        amountOf(field, to),
        ...(isMoney ? [slopeWords(slopes.sai)] : []),
        index(start.sai),
        index(end.sai),
        money(start.pell),
        money(end.pell),
        whyOf(turn),
      ])}
    />
  );
}

/** The same with plain numbers, for a spreadsheet. */
export const curveRows = (curve: Curve) => [
  [
    'From',
    'To',
    'Index per dollar',
    'Index at the start',
    'Index at the end',
    'Pell at the start',
    'Pell at the end',
    'Why it begins',
  ],
  ...stretchesOf(curve).map(({ from, to, slopes, start, end, turn }) => [
    from,
    to,
    slopes.sai / 1_000_000,
    start.sai,
    end.sai,
    start.pell,
    end.pell,
    whyOf(turn),
  ]),
];

const whyOf = (turn: Stretch['turn']) => (turn ? TURNS[turn].sentence : 'The range begins.');
