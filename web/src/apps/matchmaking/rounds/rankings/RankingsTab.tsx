import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '@/ui/Choice';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { PER_PAGE } from '../api';
import { PersonPicker, useMayChange, type Who } from '../app';
import { useEditing } from '../context';
import { RadioField } from '../RadioField';
import classes from '../rounds.module.css';
import type { RoundPreferences, RoundRanking, RoundSide } from '../types';
import { SIDE_OPTIONS, SIDES } from '../words';
import { rankingsQuery } from './api';
import { RankingDialog } from './RankingDialog';

const PREFERENCES: { value: RoundPreferences; label: string; hint: string }[] = [
  { value: 'scores', label: 'From the scores', hint: 'Whatever was ranked by hand does not count.' },
  { value: 'both', label: 'By hand where there is a list', hint: 'Who has none is ranked by the scores.' },
  { value: 'rankings', label: 'By hand only', hint: 'Who has ranked nobody wants nobody.' },
];

/** Where the order comes from in which somebody would have others, and the lists that were made by hand. */
export function RankingsTab() {
  const mayChange = useMayChange();
  const { round, draft, put } = useEditing();
  const [side, setSide] = useState<RoundSide>('students');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Who | null>(null);
  const { data, error, isPending, refetch } = useQuery(rankingsQuery(round.id, side, page));
  const { plan } = draft;
  const own = side === 'students' ? 'mentee' : 'mentor';
  return (
    <>
      <Panel title="Where preferences come from">
        <RadioField
          legend="Preferences"
          options={PREFERENCES}
          value={plan.preferences}
          disabled={!mayChange}
          onChange={(preferences) => put({ ...plan, preferences }, 'preferences')}
        />
      </Panel>
      <Panel
        title={`Ranked by hand: ${SIDES[side].many}`}
        aside={
          <Choice
            label="Whose lists"
            options={SIDE_OPTIONS}
            value={side}
            onChange={(next) => {
              setSide(next);
              setPage(1);
            }}
          />
        }
      >
        {mayChange && (
          <div className={classes.body}>
            <PersonPicker
              label={`Rank for a ${SIDES[side].one}`}
              placeholder="A name"
              mentoring={own}
              onPick={setOpen}
            />
          </div>
        )}
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {isPending && (
          <div className={classes.body}>
            <Rows count={3} />
          </div>
        )}
        {data?.total === 0 && (
          <Empty title="No list by hand">
            <p>The scores decide. To rank for somebody, look for their name above.</p>
          </Empty>
        )}
        {data && data.total > 0 && (
          <>
            <Table label="Lists ranked by hand" columns={['Of', 'Would have', 'Changed', 'Actions']}>
              {data.rankings.map((ranking) => (
                <Row key={ranking.person.id}>
                  <Cell>{ranking.person.name}</Cell>
                  <Cell label="Would have">{summary(ranking)}</Cell>
                  <Cell label="Changed">{formatTime(ranking.updatedAt)}</Cell>
                  <Cell>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`${mayChange ? 'Change' : 'Look at'} the list of ${ranking.person.name}`}
                      onClick={() => setOpen(ranking.person)}
                    >
                      {mayChange ? 'Change' : 'Look'}
                    </Button>
                  </Cell>
                </Row>
              ))}
            </Table>
            <Pager page={page} perPage={PER_PAGE} total={data.total} onChange={setPage} />
          </>
        )}
      </Panel>
      {open && <RankingDialog key={open.id} side={side} who={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function summary({ tiers, rest }: RoundRanking): string {
  const names = tiers.map((tier) => tier.map(({ name }) => name).join(' = '));
  const shown = names.slice(0, 3).join(', ');
  const more = names.length > 3 ? ` and ${formatCount(names.length - 3)} more` : '';
  const others = rest ? 'then the others by score' : 'nobody else';
  return names.length === 0 ? others : `${shown}${more}, ${others}`;
}
