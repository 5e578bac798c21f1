import type { ReactNode } from 'react';
import classes from './Figures.module.css';

/** A row of numbers that matter. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={classes.figures}>{children}</dl>;
}

type FigureProps = {
  label: string;
  /** What puts the number into its place. */
  hint?: ReactNode;
  children: ReactNode;
};

export function Figure({ label, hint, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd className={classes.value}>{children}</dd>
      {hint && <dd className={classes.hint}>{hint}</dd>}
    </div>
  );
}
