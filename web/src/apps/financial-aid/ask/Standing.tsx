import { Pill } from '@/ui/Pill';
import { useFamily } from '../family/context';
import { ESTIMATE, yearName } from '../words';
import classes from './ask.module.css';

/** What every answer here rests on: the year, its tables, and that nobody offers anything. */
export function Standing() {
  const { worksheet, worked } = useFamily();
  const { year } = worksheet.application;
  const tables = worked?.year === year ? worked.tables : undefined;
  return (
    <p className={classes.standing}>
      <Pill>Award year {yearName(year)}</Pill>
      {tables === 'final' && <Pill tint="green">Final tables</Pill>}
      {tables === 'preliminary' && <Pill tint="orange">Preliminary tables</Pill>}
      <b>{ESTIMATE}</b>
    </p>
  );
}
