import { Pill } from '@/ui/Pill';
import type { TraitUse } from '../types';
import classes from './merge.module.css';

type AskedByProps = {
  departments: readonly TraitUse[];
  /** Those that ask for the one that stays, as soon as that is known. */
  before: readonly TraitUse[] | undefined;
};

/** The departments that say something of the trait in the end. Of two numbers the higher one counts. */
export function AskedBy({ departments, before }: AskedByProps) {
  return (
    <section aria-label="Departments">
      <h3>Departments that ask for it</h3>
      {departments.length === 0 && <p className={classes.soft}>No department says anything of it.</p>}
      <ul className={classes.departments}>
        {departments.map(({ department, name, importance }) => {
          const was = before?.find((one) => one.department === department);
          return (
            <li key={department}>
              <span>{name}</span>
              <b>{importance || '0, not asked for'}</b>
              {before && !was && <Pill tint="teal">New</Pill>}
              {was && was.importance !== importance && <Pill tint="teal">Was {was.importance}</Pill>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
