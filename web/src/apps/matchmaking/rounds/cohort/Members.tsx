import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonLink } from '@/campus/PersonLink';
import { Choice } from '@/ui/Choice';
import { DraftField } from '@/ui/DraftField';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { membersQuery, PER_PAGE } from '../api';
import { REASON, useMayChange } from '../app';
import { useEditing } from '../context';
import { withPlaces } from '../plan';
import classes from '../rounds.module.css';
import type { RoundMember, RoundSide } from '../types';
import { SIDE_OPTIONS, SIDES } from '../words';

const COLUMNS: Record<RoundSide, string[]> = {
  students: ['Student', 'Looks for a mentor'],
  mentors: ['Mentor', 'Offered', 'Taken', 'Places in this round'],
};

/** Everybody who takes part, and how many places each mentor has in this round. */
export function Members() {
  const { round, state } = useEditing();
  const [side, setSide] = useState<RoundSide>('mentors');
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery(
    membersQuery(round.id, round.revision, { side, page }),
  );
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PER_PAGE));
  // There may be fewer than when this page was turned to.
  if (data && page > last) setPage(last);
  return (
    <Panel
      title={`Everybody: ${SIDES[side].many}`}
      aside={
        <Choice
          label="Side"
          options={SIDE_OPTIONS}
          value={side}
          onChange={(next) => {
            setSide(next);
            setPage(1);
          }}
        />
      }
    >
      {state.kind !== 'saved' && (
        <p className={classes.hint}>This list follows as soon as your change is saved.</p>
      )}
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={classes.body}>
          <Rows count={4} />
        </div>
      )}
      {data?.total === 0 && (
        <Empty title={`No ${SIDES[side].many}`}>
          <p>Widen the filter above, or name people in a file.</p>
        </Empty>
      )}
      {data && data.total > 0 && (
        <>
          <Table label={`Everybody: ${SIDES[side].many}`} columns={COLUMNS[side]}>
            {data.people.map((member) => (
              <MemberRow key={member.id} member={member} side={side} />
            ))}
          </Table>
          <Pager page={page} perPage={PER_PAGE} total={data.total} onChange={setPage} />
        </>
      )}
    </Panel>
  );
}

function MemberRow({ member, side }: { member: RoundMember; side: RoundSide }) {
  const mayChange = useMayChange();
  const { draft, put } = useEditing();
  const { id, name, about, places, offered, taken } = member;
  const set = draft.plan.capacities.find(({ person }) => person === id);
  const change = (next: number | null) => put(withPlaces(draft.plan, id, next), `the places of ${name}`);
  return (
    <Row>
      <Cell>
        <span className={classes.who}>
          <PersonLink person={{ id, name }} />
          {about && <span className={classes.soft}>{about}</span>}
        </span>
      </Cell>
      {side === 'students' ? (
        <Cell label="Looks for a mentor">{places > 0 ? 'Yes' : 'Has one already'}</Cell>
      ) : (
        <>
          <Cell label="Offered">{offered}</Cell>
          <Cell label="Taken">{taken}</Cell>
          <Cell label="Places">
            <span className={classes.places}>
              <DraftField
                label={`Places of ${name}`}
                type="number"
                min={0}
                max={1000}
                locked={mayChange ? undefined : REASON}
                value={String(set?.places ?? places)}
                onChange={(text) => text !== '' && change(Number(text))}
              />
              {set && mayChange && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  aria-label={`Places of ${name} as their record says`}
                  onClick={() => change(null)}
                >
                  As recorded
                </Button>
              )}
            </span>
          </Cell>
        </>
      )}
    </Row>
  );
}
