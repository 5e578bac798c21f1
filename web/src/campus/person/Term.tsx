import type { Schemas } from '@/api/client';
import { countOf, formatPercent, formatPoints } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill, type Tint } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import classes from './person.module.css';

/** One term: what was taken, and how it went. */
export function Term({ term }: { term: Schemas['PersonTerm'] }) {
  const { name, gpaHundredths, credits, courses } = term;
  const isGraded = typeof gpaHundredths === 'number';
  return (
    <Panel
      title={name}
      aside={
        <span className={classes.soft}>
          {isGraded
            ? `GPA ${formatPoints(gpaHundredths / 100)}, ${countOf(credits, 'credit')} earned`
            : 'No grades yet'}
        </span>
      }
    >
      <Table label={`Courses of ${name}`} columns={['Course', 'Credits', 'Grade', 'Attendance']}>
        {courses.map(({ code, title, credits: worth, grade, attendancePercent }) => (
          <Row key={code}>
            <Cell>
              <span>
                <b className={classes.strong}>{title}</b>
                <span className={classes.below}>{code}</span>
              </span>
            </Cell>
            <Cell label="Credits">{worth}</Cell>
            <Cell label="Grade">{grade ? <Pill tint={tintOf(grade)}>{grade}</Pill> : 'Running'}</Cell>
            <Cell label="Attendance">{formatPercent(attendancePercent / 100)}</Cell>
          </Row>
        ))}
      </Table>
    </Panel>
  );
}

function tintOf(grade: Schemas['Grade']): Tint {
  if (grade === 'F') return 'red';
  if (grade === 'D') return 'orange';
  return grade.startsWith('A') ? 'green' : 'gray';
}
