import { type ReactNode, useId } from 'react';
import { Citations } from '../sources/Citations';
import classes from './parts.module.css';

type CardProps = {
  title: string;
  sources?: readonly number[];
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of an answer with a title of its own. */
export function Card({ title, sources = [], aside, children }: CardProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark: a conversation may have many of the same name.
    <div className={classes.card} role="group" aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        <Citations numbers={sources} />
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </div>
  );
}
