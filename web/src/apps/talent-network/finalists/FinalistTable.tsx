import { Link } from 'react-router';
import { Pips } from '@/talent/Pips';
import { points } from '@/talent/words';
import { Pill, type Tint } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { candidateAddress, rankingAddress } from '../addresses';
import { Gaps } from '../parts/Gaps';
import { Reasons } from '../parts/Reasons';
import type { Finalist } from '../types';
import { STAGES } from '../words';
import classes from './finalists.module.css';

const COLUMNS = ['Candidate', 'Score', 'Why', 'What is missing', 'Shortlisted for', 'Here'];

const DECISIONS: Record<NonNullable<Finalist['decision']>, { label: string; tint: Tint }> = {
  shortlist: { label: 'Shortlisted here', tint: 'green' },
  reject: { label: 'Rejected here', tint: 'red' },
};

/** Those who nearly got another role, the best for this one first. */
export function FinalistTable({ rows }: { rows: readonly Finalist[] }) {
  return (
    <Table label="Past finalists" columns={COLUMNS}>
      {rows.map((finalist) => (
        <Row key={finalist.id}>
          <Cell>
            <span className={classes.two}>
              <Link to={candidateAddress(finalist.id)} className={classes.link} data-step>
                {finalist.name}
              </Link>
              {finalist.title && <small>{finalist.title}</small>}
              {finalist.source === 'upload' && <Pill>Uploaded</Pill>}
            </span>
          </Cell>
          <Cell label="Score">
            <span className={classes.two}>
              <b>{points(finalist.points)}</b>
              <Pips mustsMet={finalist.mustsMet} musts={finalist.musts} />
            </span>
          </Cell>
          <Cell label="Why">
            <Reasons reasons={finalist.reasons} />
          </Cell>
          <Cell label="Missing">
            <Gaps gaps={finalist.gaps} />
          </Cell>
          <Cell label="Before">
            <ul className={classes.before}>
              {finalist.shortlisted.map(({ role, name, at, by }) => (
                <li key={role}>
                  <Link to={rankingAddress(role, finalist.id)}>{name}</Link>
                  <small>
                    <time dateTime={at}>{formatTime(at)}</time>, {by}
                  </small>
                </li>
              ))}
            </ul>
          </Cell>
          <Cell label="Here">
            <Here finalist={finalist} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Here({ finalist: { decision, stage } }: { finalist: Finalist }) {
  const decided = decision ? DECISIONS[decision] : { label: 'Undecided', tint: 'gray' as const };
  return (
    <span className={classes.two}>
      <Pill tint={decided.tint}>{decided.label}</Pill>
      <small>Stage: {STAGES[stage].label.toLowerCase()}</small>
    </span>
  );
}
