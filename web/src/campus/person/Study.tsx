import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import classes from './person.module.css';
import { Studies } from './Studies';
import type { AreaProps } from './WholeRecord';

export function Study({ record }: AreaProps) {
  const { student, education } = record;
  return (
    <>
      {student && <Studies student={student} />}
      {education.length > 0 && (
        <Panel title="Education">
          <ol className={classes.timeline}>
            {education.map(({ id, school, degree, field, startYear, endYear, finished }) => (
              <li key={id}>
                <p className={classes.when}>
                  {startYear} – {endYear}
                </p>
                <h3>
                  {degree}, {field}
                </h3>
                <p className={classes.tags}>
                  <span>{school}</span>
                  {!finished && <Pill tint="orange">Not finished</Pill>}
                </p>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </>
  );
}
