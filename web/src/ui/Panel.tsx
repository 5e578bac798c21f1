import { type ReactNode, type Ref, useId } from 'react';
import classes from './Panel.module.css';

export type PanelProps = {
  title: string;
  /** For who moves the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page with a heading of its own. */
export function Panel({ title, headingRef, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
