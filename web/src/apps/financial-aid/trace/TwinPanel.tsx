import { type ReactNode, useState } from 'react';
import { Choice } from '@/ui/Choice';
import { Panel } from '@/ui/Panel';
import classes from './twin.module.css';

type TwinPanelProps = {
  title: string;
  /** What the picture says, in one sentence with its main figures. */
  summary: string;
  picture: ReactNode;
  table: ReactNode;
};

const VIEWS = [
  { value: 'picture', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

/** A picture that can be read as a table as well. What it says stands below it either way. */
export function TwinPanel({ title, summary, picture, table }: TwinPanelProps) {
  const [view, setView] = useState<'picture' | 'table'>('picture');
  return (
    <Panel
      title={title}
      aside={<Choice label={`${title}: shown as`} options={VIEWS} value={view} onChange={setView} />}
    >
      {view === 'picture' ? <div className={classes.picture}>{picture}</div> : table}
      <p className={classes.summary}>{summary}</p>
    </Panel>
  );
}
