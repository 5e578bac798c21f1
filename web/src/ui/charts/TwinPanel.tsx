import { type ReactNode, useId, useState } from 'react';
import { Choice } from '@/ui/Choice';
import { Panel, type PanelProps } from '@/ui/Panel';
import classes from './twin.module.css';

type TwinPanelProps = {
  title: string;
  /** What the picture says, in one sentence with its main figures. */
  summary: string;
  /** What else who reads it should know: who is left out, and why. */
  note?: string;
  picture: ReactNode;
  /** What the picture is called, where it is no chart. */
  pictureName?: string;
  table: ReactNode;
  /** Inside of a card or a drawer: without a frame, and with a smaller heading. */
  plain?: boolean;
};

/** A picture that can be read as a table as well. What it says stands below it either way. */
export function TwinPanel({
  title,
  summary,
  note,
  picture,
  pictureName = 'Chart',
  table,
  plain,
}: TwinPanelProps) {
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const Frame = plain ? Plain : Panel;
  return (
    <Frame
      title={title}
      aside={
        <Choice
          label={`${title}: shown as`}
          options={[
            { value: 'picture', label: pictureName },
            { value: 'table', label: 'Table' },
          ]}
          value={view}
          onChange={setView}
        />
      }
    >
      {view === 'picture' ? <div className={classes.picture}>{picture}</div> : table}
      <p className={classes.summary}>
        {summary}
        {note && ` ${note}`}
      </p>
    </Frame>
  );
}

function Plain({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.plain} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 className={classes.title} id={id}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
