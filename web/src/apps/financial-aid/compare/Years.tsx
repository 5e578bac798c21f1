import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { mayPass } from '@/api/client';
import { CopyTable } from '@/ui/CopyTable';
import { DataTable } from '@/ui/DataTable';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useFamily } from '../family/context';
import { ESTIMATE, yearName } from '../words';
import { comparisonQuery } from './api';
import classes from './compare.module.css';
import { YearBars } from './YearBars';
import { YearLines } from './YearLines';
import { plainYearRows, summaryOf, yearRows } from './years';

const PAUSE = 300;

/** What the same answers come to in every award year. */
export function Years() {
  const { worksheet } = useFamily();
  const [rested] = useDebouncedValue(worksheet, PAUSE);
  const found = useQuery(comparisonQuery(rested));
  const years = found.data;
  const chosen = rested.application.year;
  if (!years) {
    return (
      <Panel title="Award years side by side">
        {found.isError ? (
          <Failure
            message={found.error.message}
            onRetry={mayPass(found.error) ? () => found.refetch() : undefined}
          />
        ) : (
          <Rows />
        )}
      </Panel>
    );
  }
  return (
    <>
      <Panel
        title="Award years side by side"
        aside={<CopyTable name="award years" rows={plainYearRows(years)} />}
      >
        <div className={classes.body}>
          <p className={classes.text}>
            Each award year asks for the tax return of another calendar year. Here the same answers are taken
            for all of them, as they are: this shows what the rules and tables of a year do, not what the
            family will get. {ESTIMATE}
          </p>
          <p className={classes.text}>{summaryOf(years, chosen)}</p>
          <YearBars years={years} chosen={chosen} />
          {years
            .filter(({ tables, note }) => tables === 'preliminary' || note)
            .map(({ year, tables, note }) => (
              <p key={year} className={classes.note}>
                {yearName(year)}: {tables} tables. {note}
              </p>
            ))}
        </div>
        <DataTable
          label="Figures of the award years"
          columns={[
            { label: 'Figure' },
            ...years.map(({ year }) => ({
              label: year === chosen ? `${yearName(year)}, chosen` : yearName(year),
              numeric: true,
            })),
          ]}
          rows={yearRows(years, chosen).map(({ name, values }) => [name, ...values])}
        />
      </Panel>
      <YearLines years={years} />
    </>
  );
}
