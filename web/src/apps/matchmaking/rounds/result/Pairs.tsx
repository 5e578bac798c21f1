import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonLink } from '@/campus/PersonLink';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { PER_PAGE } from '../api';
import { PersonChoice, type Who } from '../app';
import classes from '../rounds.module.css';
import type { RoundMethod, RoundPair } from '../types';
import { METHODS, points } from '../words';
import { AskMenu } from './AskMenu';
import { pairsQuery, type RoundPairSort } from './api';
import type { Asked } from './asked';

type PairsProps = { run: string; method: RoundMethod; onAsk: (asked: Asked) => void };

const SORTS: { value: RoundPairSort; label: string }[] = [
  { value: 'value', label: 'Best fit first' },
  { value: 'choice', label: 'Students who fare worst first' },
  { value: 'student', label: 'By student' },
  { value: 'mentor', label: 'By mentor' },
];

const COLUMNS = ['Student', 'Mentor', 'Fit', 'For the student', 'For the mentor', 'Choice', 'Actions'];

/** Who has whom, a page at a time. */
export function Pairs({ run, method, onAsk }: PairsProps) {
  const [sort, setSort] = useState<RoundPairSort>('value');
  const [page, setPage] = useState(1);
  const [of, setOf] = useState<Who | null>(null);
  const { data, error, isPending, refetch } = useQuery(
    pairsQuery(run, { method, sort, page, person: of?.id }),
  );
  const choose = (who: Who | null) => {
    setOf(who);
    setPage(1);
  };
  return (
    <Panel title={`Pairs: ${METHODS[method].label}${data ? ` (${formatCount(data.total)})` : ''}`}>
      <div className={`${classes.body} ${classes.tools}`}>
        <NativeSelect
          label="Order"
          data={SORTS}
          value={sort}
          onChange={(event) => {
            setSort(event.currentTarget.value as RoundPairSort);
            setPage(1);
          }}
        />
        <PersonChoice
          label="Only the pairs of"
          prefix="Only of"
          placeholder="A name"
          who={of}
          onChange={choose}
        />
      </div>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={classes.body}>
          <Rows count={5} />
        </div>
      )}
      {data?.total === 0 && (
        <Empty title={of ? `${of.name} is in no pair of this result` : 'Nobody is matched'} />
      )}
      {data && data.total > 0 && (
        <>
          <Table label="Pairs" columns={COLUMNS}>
            {data.pairs.map((pair) => (
              <PairRow key={`${pair.student.id} ${pair.mentor.id}`} pair={pair} onAsk={onAsk} />
            ))}
          </Table>
          <Pager page={page} perPage={PER_PAGE} total={data.total} onChange={setPage} />
        </>
      )}
    </Panel>
  );
}

function PairRow({ pair, onAsk }: { pair: RoundPair; onAsk: (asked: Asked) => void }) {
  const { student, mentor, there, back, value, studentChoice, mentorChoice } = pair;
  return (
    <Row>
      <Cell>
        <PersonLink person={student} />
      </Cell>
      <Cell label="Mentor">
        <PersonLink person={mentor} />
      </Cell>
      <Cell label="Fit">
        <b>{points(value)}</b>
      </Cell>
      <Cell label="For the student">{points(there)}</Cell>
      <Cell label="For the mentor">{points(back)}</Cell>
      <Cell label="Choice">
        {formatCount(studentChoice)} and {formatCount(mentorChoice)}
      </Cell>
      <Cell>
        <AskMenu student={student} mentor={mentor} onAsk={onAsk} />
      </Cell>
    </Row>
  );
}
