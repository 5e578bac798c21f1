import { type ReactNode, type Ref, useId } from 'react';
import classes from './detail.module.css';

type PartProps = {
  title: string;
  /** For who goes to its heading. */
  id?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a candidate, with a heading that can be gone to. */
export function Part({ title, id, headingRef, aside, children }: PartProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <div className={classes.partHead}>
        <h3 ref={headingRef} id={heading} tabIndex={-1}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
