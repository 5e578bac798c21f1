import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';

type PanelProps = {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page with a heading of its own. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
