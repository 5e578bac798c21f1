import { points } from '@/talent/words';
import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { Who } from '../directory/CandidateTable';
import type { RoleBrief, WorkItem, WorklistKind } from '../types';
import { roleOf, STAGES, wishesOf } from '../words';
import classes from './worklists.module.css';

const LAST_BUT_ONE: Record<WorklistKind, string> = {
  ready: 'Ready for',
  one_away: 'Is missing',
  needs_evidence: 'Only named',
};

type WorkTableProps = { list: WorklistKind; rows: readonly WorkItem[] };

/** People of one list, those for whom the most roles are at stake first. */
export function WorkTable({ list, rows }: WorkTableProps) {
  const about = LAST_BUT_ONE[list];
  return (
    <Table label="Worklist" columns={['Candidate', 'At stake', about, 'Looks for', 'Stage']}>
      {rows.map((item) => (
        <Row key={item.candidate.id}>
          <Cell>
            <Who candidate={item.candidate} />
          </Cell>
          <Cell label="At stake">
            <span className={classes.stake}>{countOf(item.roles, 'open role')}</span>
          </Cell>
          <Cell label={about}>
            {list === 'ready' ? <Ready roles={item.readyFor} of={item.roles} /> : <Missing item={item} />}
          </Cell>
          <Cell label="Looks for">{wishesOf(item.candidate)}</Cell>
          <Cell label="Stage">
            <Pill tint={STAGES[item.candidate.stage].tint}>{STAGES[item.candidate.stage].label}</Pill>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Ready({ roles, of }: { roles: readonly RoleBrief[]; of: number }) {
  return (
    <ul className={classes.about}>
      {roles.map((role) => (
        <li key={role.id}>
          {roleOf(role)}
          {typeof role.points === 'number' && <small> {points(role.points)}</small>}
        </li>
      ))}
      {of > roles.length && (
        <li>
          <small>and {countOf(of - roles.length, 'more role', 'more roles')}</small>
        </li>
      )}
    </ul>
  );
}

function Missing({ item: { musts } }: { item: WorkItem }) {
  return (
    <ul className={classes.about}>
      {musts.map(({ label, roles, some }) => (
        <li key={label} title={some.map(roleOf).join('; ')}>
          <b>{label}</b> <small>for {countOf(roles, 'role')}</small>
        </li>
      ))}
    </ul>
  );
}
