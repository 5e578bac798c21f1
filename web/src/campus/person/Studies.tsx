import { IconAlertTriangle } from '@tabler/icons-react';
import type { Schemas } from '@/api/client';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { Fact, Facts } from '@/ui/Facts';
import { Figure, Figures } from '@/ui/Figures';
import { Notice } from '@/ui/Notice';
import { formatMoney } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { PersonLink } from '../PersonLink';
import { HOLDS, LEVELS, STANDINGS } from '../words';
import { averageOf, disagreementOf } from './average';
import classes from './person.module.css';
import { Term } from './Term';

type StudiesProps = { student: Schemas['PersonStudent'] };

/** How somebody's studies go, from the register. */
export function Studies({ student }: StudiesProps) {
  const standing = STANDINGS[student.standing];
  const disagreement = disagreementOf(student);
  return (
    <>
      <Figures>
        <Figure label="GPA" hint={<Pill tint={standing.tint}>{standing.text}</Pill>}>
          {averageOf(student)}
        </Figure>
        <Figure label="Credits earned" hint={LEVELS[student.level]}>
          {student.credits}
        </Figure>
        <Figure label="Expected to graduate" hint={`Entered in ${student.entryTerm}`}>
          {student.expectedYear}
        </Figure>
        <Figure label="Owes" hint={student.balanceCents > 0 ? 'To the bursar' : 'Nothing is due'}>
          {formatMoney(student.balanceCents)}
        </Figure>
      </Figures>
      {disagreement && (
        <div className={classes.notice}>
          <Notice>{disagreement}</Notice>
        </div>
      )}
      <Holds holds={student.holds} />
      <Panel title="Program">
        <Facts>
          <Fact label="Program">{student.program}</Fact>
          <Fact label="Department">{student.department}</Fact>
          <Fact label="Adviser">
            <PersonLink person={student.adviser} />
          </Fact>
        </Facts>
      </Panel>
      {student.terms.map((term) => (
        <Term key={term.name} term={term} />
      ))}
      {student.terms.length === 0 && (
        <Panel title="Terms">
          <Empty title="No grades yet">Courses and grades are shown here once there are some.</Empty>
        </Panel>
      )}
    </>
  );
}

function Holds({ holds }: { holds: readonly Schemas['PersonHold'][] }) {
  if (holds.length === 0) return null;
  return (
    <Panel title="Holds">
      <ul className={classes.list}>
        {holds.map(({ id, kind, placed, reason }) => (
          <li key={id} className={classes.hold}>
            <IconAlertTriangle size={18} aria-hidden />
            <span>
              <b>{HOLDS[kind]}</b> since {formatDay(placed)}
              <span className={classes.below}>{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
