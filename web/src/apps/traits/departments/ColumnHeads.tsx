import type { Department } from '../types';
import classes from './matrix.module.css';

type ColumnHeadsProps = { departments: readonly Department[] };

/** The names of the departments. A line runs over all columns that belong together, one for each level. */
export function ColumnHeads({ departments }: ColumnHeadsProps) {
  const top = Math.min(...departments.map(({ depth }) => depth));
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes.corner} aria-colindex={1}>
          Trait
        </th>
        {departments.map(({ id, name, depth }, index) => (
          <th key={id} scope="col" className={classes.head} aria-colindex={index + 2} title={name}>
            <span className={classes.levels} aria-hidden>
              {Array.from({ length: depth - top + 1 }, (_, level) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its level.
                <span key={level} data-own={level === depth - top || undefined} />
              ))}
            </span>
            <span className={classes.name}>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
