import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { roleAddress } from '../addresses';
import { useView } from '../ranking/useView';
import { writeView } from '../ranking/view';
import { lockedUnless, useMayChange } from '../rights';
import { useEditing } from '../role/context';
import type { TalentContest } from '../types';
import { AnswerDialog } from './AnswerDialog';
import { Answers } from './Answers';
import { contestsQuery } from './api';
import { ContestButtons } from './ContestButtons';
import classes from './mistakes.module.css';

const COLUMNS = ['What is wrong', 'About', 'Reported', 'State', 'Actions'];

/** What people say was read or weighed wrongly, and what was answered. */
export function MistakesTab() {
  const mayChange = useMayChange();
  const { role } = useEditing();
  const { view } = useView();
  const { data, error, isPending, refetch } = useQuery(contestsQuery(role.id));
  const [answered, setAnswered] = useState<TalentContest | null>(null);
  const { heading, within } = useKeptFocus();
  const labelOf = (id: number | null | undefined) =>
    role.requirements.find((one) => one.id === id)?.label ?? 'All of it';
  return (
    <div {...within}>
      <Panel title="Reported mistakes" headingRef={heading}>
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {isPending && (
          <div className={classes.body}>
            <Rows count={4} />
          </div>
        )}
        {data?.length === 0 && (
          <Empty title="Nobody has reported a mistake">
            <p>Open somebody in the ranking to report one about any line of their score.</p>
          </Empty>
        )}
        {data && data.length > 0 && (
          <Table label="Reported mistakes" columns={COLUMNS}>
            {data.map((one) => (
              <Row key={one.id}>
                <Cell>
                  <div className={classes.note}>
                    {one.note}
                    <Answers contest={one} />
                  </div>
                </Cell>
                <Cell label="About">
                  <span className={classes.note}>
                    {labelOf(one.requirement)}
                    <Link to={`${roleAddress(role.id)}?${writeView({ ...view, who: one.person })}`} data-step>
                      Open the candidate
                    </Link>
                  </span>
                </Cell>
                <Cell label="Reported">
                  <span>
                    {one.createdBy}, <time dateTime={one.createdAt}>{formatTime(one.createdAt)}</time>
                  </span>
                </Cell>
                <Cell label="State">
                  <Pill tint={one.state === 'open' ? 'orange' : 'green'}>
                    {one.state === 'open' ? 'Open' : 'Answered'}
                  </Pill>
                </Cell>
                <Cell>
                  <span className={classes.acts}>
                    {one.state === 'open' && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        {...lockedUnless(mayChange)}
                        onClick={() => setAnswered(one)}
                      >
                        Answer
                      </Button>
                    )}
                    <ContestButtons role={role.id} contest={one} />
                  </span>
                </Cell>
              </Row>
            ))}
          </Table>
        )}
        {answered && <AnswerDialog role={role.id} contest={answered} onClose={() => setAnswered(null)} />}
      </Panel>
    </div>
  );
}
