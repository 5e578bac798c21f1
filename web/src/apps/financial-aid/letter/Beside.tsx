import { DataTable } from '@/ui/DataTable';
import { Panel } from '@/ui/Panel';
import { useFamily } from '../family/context';
import { money, yearName } from '../words';
import classes from './letter.module.css';
import type { Letter, Totals } from './types';

const COLUMNS = [
  { label: 'For the year' },
  { label: 'Letter', numeric: true },
  { label: 'Here', numeric: true },
  { label: 'Letter is', numeric: true },
];

/** The letter beside the package that was worked out for the first school. */
export function Beside({ letter, totals }: { letter: Letter; totals: Totals }) {
  const { worked } = useFamily();
  const school = worked?.schools[0];
  if (!school) return null;
  const { package: own, name } = school;
  const rows: [string, number | null | undefined, number][] = [
    ['Cost of attendance', totals.cost, own.cost],
    ['Grants and scholarships', totals.grants, own.pell + own.grants + own.campusGrant],
    ['Net price', totals.netPrice, own.netPrice],
    ['Work-study', totals.work, own.workStudy],
    ['Student’s loans', totals.loans, own.subsidised + own.unsubsidised],
  ];
  const isOtherYear = letter.awardYear && letter.awardYear !== worked.year;
  return (
    <Panel title={`Beside our package${name ? ` for ${name}` : ''}`}>
      {isOtherYear && (
        <p className={classes.means}>
          The letter is for {letter.awardYear?.replace('-', '–')}; the worksheet is for{' '}
          {yearName(worked.year)}.
        </p>
      )}
      <DataTable
        label="The letter beside our package"
        columns={COLUMNS}
        rows={rows.map(([what, theirs, ours]) => [
          what,
          theirs == null ? 'Not given' : money(theirs),
          money(ours),
          theirs == null ? '–' : sayDifference(theirs - ours),
        ])}
      />
    </Panel>
  );
}

function sayDifference(difference: number): string {
  if (difference === 0) return 'the same';
  return `${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}
