import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { PersonLink } from '@/campus/PersonLink';
import { DataTable } from '@/ui/DataTable';
import { Drawer } from '@/ui/Drawer';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { personQuery } from './api';
import classes from './engagement.module.css';
import { formatScore, MODES } from './words';

/** So many are shown without being asked for. */
const FEW = 40;

/** Somebody's scores, with every event that was counted. */
export function PersonDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const found = useQuery(personQuery(id));
  return (
    <Drawer title={found.data?.name ?? 'What was counted'} place="right" onClose={onClose}>
      {found.isPending && <Rows />}
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {found.data && <Counted person={found.data} />}
    </Drawer>
  );
}

function Counted({ person }: { person: Schemas['EngagementOfPerson'] }) {
  const { id, name, asOf, note, scores, events } = person;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, FEW);
  return (
    <div className={classes.person}>
      <p>
        <PersonLink person={{ id, name }} />, as of {formatDay(asOf)}{' '}
        {scores.isRising && <Pill tint="green">Rising</Pill>}{' '}
        {scores.isLapsed && <Pill tint="orange">Lapsed</Pill>}
      </p>
      {note && <p className={classes.soft}>{note}</p>}
      <h3>Score {formatScore(scores.total)}</h3>
      <p className={classes.soft}>
        The mean of the four. {formatCount(scores.recent)} points in the last twelve months,{' '}
        {formatCount(scores.before)} in the twelve before.
      </p>
      <DataTable
        label={`Scores of ${name}`}
        columns={[
          { label: 'Mode' },
          { label: 'Score', numeric: true },
          { label: 'Last' },
          { label: 'Fiscal years' },
        ]}
        rows={scores.modes.map(({ mode, score, last, years }) => [
          MODES[mode].name,
          formatScore(score),
          last ? formatDay(last) : 'Never',
          years.length > 0 ? years.slice(0, 4).map(fiscalYear).join(', ') : 'None',
        ])}
      />
      <h3>What was counted</h3>
      {events.length === 0 ? (
        <Empty title="Nothing was counted" />
      ) : (
        <DataTable
          label={`What was counted of ${name}`}
          columns={[
            { label: 'Date' },
            { label: 'What' },
            { label: 'Points', numeric: true },
            { label: 'Left', numeric: true },
          ]}
          rows={shown.map(({ date, label, mode, points, worth, isBeyond }) => [
            formatDay(date),
            <span key="what" className={classes.two}>
              {isBeyond ? `${label} (beyond what counts in a year)` : label}
              <small>{MODES[mode].name}</small>
            </span>,
            formatCount(points),
            formatScore(worth),
          ])}
        />
      )}
      {events.length > FEW && !isWhole && (
        <Button size="xs" variant="default" onClick={() => setWhole(true)}>
          Show all {formatCount(events.length)}
        </Button>
      )}
    </div>
  );
}

/** It is named after the year in which it ends. */
const fiscalYear = (year: number) => `${year - 1}–${String(year % 100).padStart(2, '0')}`;
