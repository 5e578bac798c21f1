import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonLink } from '@/campus/PersonLink';
import { Choice } from '@/ui/Choice';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { PER_PAGE } from '../api';
import classes from '../rounds.module.css';
import type { RoundMethod, RoundSide, RoundUnmatched } from '../types';
import { METHODS, SIDE_OPTIONS, SIDES, waitingWords } from '../words';
import { AskMenu } from './AskMenu';
import { unmatchedQuery } from './api';
import type { Asked } from './asked';

type UnmatchedProps = { run: string; method: RoundMethod; onAsk: (asked: Asked) => void };

/** Who has nobody, each with what stands in the way. */
export function Unmatched({ run, method, onAsk }: UnmatchedProps) {
  const [side, setSide] = useState<RoundSide>('students');
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery(unmatchedQuery(run, { method, side, page }));
  return (
    <Panel
      title={`Without anybody: ${METHODS[method].label}${data ? ` (${formatCount(data.total)})` : ''}`}
      aside={
        <Choice
          label="Which side"
          options={SIDE_OPTIONS}
          value={side}
          onChange={(next) => {
            setSide(next);
            setPage(1);
          }}
        />
      }
    >
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={classes.body}>
          <Rows count={4} />
        </div>
      )}
      {data?.total === 0 && <Empty title={`All ${SIDES[side].many} have somebody`} />}
      {data && data.total > 0 && (
        <>
          <Table label="Without anybody" columns={[SIDES[side].label, 'What stands in the way', 'Actions']}>
            {data.people.map((one) => (
              <UnmatchedRow key={one.person.id} one={one} onAsk={onAsk} />
            ))}
          </Table>
          <Pager page={page} perPage={PER_PAGE} total={data.total} onChange={setPage} />
        </>
      )}
    </Panel>
  );
}

type UnmatchedRowProps = { one: RoundUnmatched; onAsk: (asked: Asked) => void };

function UnmatchedRow({ one, onAsk }: UnmatchedRowProps) {
  const { side, person, sentence } = one;
  const waiting = waitingWords(one);
  return (
    <Row>
      <Cell>
        <PersonLink person={person} />
      </Cell>
      <Cell label="Why">
        <span>
          {sentence}
          {waiting.length > 0 && (
            <details className={classes.details}>
              <summary>Whom they would have had</summary>
              <ul>
                {waiting.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </details>
          )}
        </span>
      </Cell>
      <Cell>
        <AskMenu {...(side === 'students' ? { student: person } : { mentor: person })} onAsk={onAsk} />
      </Cell>
    </Row>
  );
}
