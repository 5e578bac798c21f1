import { Skeleton } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './Page.module.css';
import { useTitle } from './title';

type PageProps = {
  /** While it is not known, its place is kept. */
  title: string | undefined;
  /** What the page belongs to, above its title. */
  above?: ReactNode;
  /** A picture or a mark before the title. */
  mark?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** For running text: lines that can be read. */
  narrow?: boolean;
  /** For several columns side by side. */
  wide?: boolean;
  children?: ReactNode;
};

/** A page: its one title, to which focus goes after a navigation, and what stands below it. */
export function Page({ title, above, mark, lead, actions, narrow, wide, children }: PageProps) {
  useTitle(title);
  const heading = useHandedFocus();
  return (
    <div className={classes.page} data-narrow={narrow || undefined} data-wide={wide || undefined}>
      <div className={classes.head} data-marked={mark ? true : undefined}>
        {mark}
        <div className={classes.words}>
          {above && <p className={classes.above}>{above}</p>}
          <h1 ref={heading} className={classes.title} tabIndex={-1}>
            {title ?? <Skeleton component="span" height={34} width={280} aria-hidden />}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** Whether the heading of the page that has just gone had the focus. */
let wasFocused = false;

/** A page that takes the place of another, of one that only waited perhaps, goes on with the focus on its heading. */
function useHandedFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (wasFocused) own?.focus({ preventScroll: true });
    return () => {
      wasFocused = document.activeElement === own;
      queueMicrotask(() => {
        wasFocused = false;
      });
    };
  }, []);
  return heading;
}
