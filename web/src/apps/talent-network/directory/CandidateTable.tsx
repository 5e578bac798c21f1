import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FLAGS, KINDS, points } from '@/talent/words';
import { formatDay } from '@/ui/day';
import { formatCount } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { candidateAddress } from '../addresses';
import { idleWhile, lockedUnless, useMayChange } from '../rights';
import type { Candidate } from '../types';
import { useConfirm } from '../useConfirm';
import { roleOf, STAGES, standingOf, studyOf, wishesOf } from '../words';
import classes from './directory.module.css';

const COLUMNS = ['Candidate', 'Skills', 'Open roles', 'Looks for', 'Stage', 'Known to be right'];

/** So many skills are named; the rest is counted. */
const NAMED = 4;

/** People with what they have shown and where they stand. */
export function CandidateTable({ rows }: { rows: readonly Candidate[] }) {
  return (
    <Table label="Candidates" columns={COLUMNS}>
      {rows.map((candidate) => (
        <Row key={candidate.id}>
          <Cell>
            <Who candidate={candidate} />
          </Cell>
          <Cell label="Skills">
            <Skills candidate={candidate} />
          </Cell>
          <Cell label="Open roles">
            <span className={classes.two}>
              {standingOf(candidate)}
              {candidate.bestRole && (
                <small>
                  {candidate.ready > 0 ? 'Best' : 'Closest'}: {roleOf(candidate.bestRole)}
                  {typeof candidate.bestRole.points === 'number' && `, ${points(candidate.bestRole.points)}`}
                </small>
              )}
            </span>
          </Cell>
          <Cell label="Looks for">{wishesOf(candidate)}</Cell>
          <Cell label="Stage">
            <Pill tint={STAGES[candidate.stage].tint}>{STAGES[candidate.stage].label}</Pill>
          </Cell>
          <Cell label="Known right">
            <Freshness candidate={candidate} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** The way to somebody, with what they do and study. */
export function Who({ candidate }: { candidate: Candidate }) {
  const below = [candidate.title, studyOf(candidate)].filter(Boolean).join('. ');
  return (
    <span className={classes.two}>
      <Link to={candidateAddress(candidate.id)} className={classes.link} data-step>
        {candidate.name}
      </Link>
      {below && <small>{below}</small>}
      {candidate.source === 'upload' && <Pill>Uploaded</Pill>}
      {candidate.flags.map((flag) => (
        <Pill key={flag} tint="orange">
          {FLAGS[flag]}
        </Pill>
      ))}
    </span>
  );
}

function Skills({ candidate: { skills, skillCount, shownCount } }: { candidate: Candidate }) {
  if (skillCount === 0) return <span className={classes.soft}>None found</span>;
  const named = skills.slice(0, NAMED);
  return (
    <span className={classes.two}>
      <span className={classes.named}>
        {named.map(({ name, kind, isShown }) => (
          <span key={name} title={`${KINDS[kind].label}: ${KINDS[kind].means.toLowerCase()}`}>
            <Pill tint={isShown ? 'teal' : 'gray'}>{name}</Pill>
          </span>
        ))}
      </span>
      <small>
        {formatCount(shownCount)} shown of {formatCount(skillCount)}
      </small>
    </span>
  );
}

function Freshness({ candidate }: { candidate: Candidate }) {
  const mayChange = useMayChange();
  const confirm = useConfirm();
  const { id, name, isStale, knownRight } = candidate;
  return (
    <span className={classes.two}>
      {formatDay(knownRight)}
      {isStale && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Still right: the profile of ${name}`}
          {...lockedUnless(mayChange)}
          {...idleWhile(confirm.isPending)}
          onClick={() => {
            if (!confirm.isPending) confirm.mutate({ id, name });
          }}
        >
          {confirm.isPending ? 'Confirming...' : 'Still right'}
        </Button>
      )}
    </span>
  );
}
