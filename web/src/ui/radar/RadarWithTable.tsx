import { useState } from 'react';
import { Choice } from '@/ui/Choice';
import type { RadarData } from './geometry';
import { Radar } from './Radar';
import { RadarTable } from './RadarTable';
import classes from './radar.module.css';

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

/** A radar, or the same as a table. */
export function RadarWithTable(data: RadarData) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <div>
      <div className={classes.switch}>
        <Choice label={`${data.label}: shown as`} options={VIEWS} value={view} onChange={setView} />
      </div>
      {view === 'chart' ? <Radar {...data} /> : <RadarTable {...data} />}
    </div>
  );
}
