import { Link } from 'react-router';
import { NativeSelect } from '@/ui/fields';
import { editAddress, useBase } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import type { Department, MatrixRow } from '../types';
import { cellOf, describeOrigin, IMPORTANCES } from './cells';
import type { SetCell } from './Grid';
import { Heat } from './Heat';
import classes from './list.module.css';

type TraitsOfOneProps = {
  rows: readonly MatrixRow[];
  department: Department;
  nameOf: (department: string) => string;
  isBusy: boolean;
  onSet: SetCell;
};

const INHERIT = 'inherit';

/** What one department asks for, where there is no room for all. */
export function TraitsOfOne({ rows, department, nameOf, isBusy, onSet }: TraitsOfOneProps) {
  const base = useBase();
  const mayChange = useMayChange();
  return (
    <ul className={classes.traits} aria-label={`Traits of ${department.name}`} aria-busy={isBusy}>
      {rows.map((row) => {
        const cell = cellOf(row, department.id);
        return (
          <li key={row.traitId}>
            <Heat cell={cell} />
            <div className={classes.words}>
              <Link to={editAddress(base, row.traitId)} data-step>
                {row.name}
              </Link>
              <span>{describeOrigin(cell, nameOf)}</span>
            </div>
            <NativeSelect
              aria-label={`Importance of ${row.name}`}
              data={[
                { value: INHERIT, label: 'Inherit' },
                ...IMPORTANCES.map((importance) => ({
                  value: String(importance),
                  label: importance ? String(importance) : '0, none',
                })),
              ]}
              {...lockedUnless(mayChange)}
              value={cell.own ?? INHERIT}
              onChange={({ currentTarget: { value } }) =>
                onSet(row, department, value === INHERIT ? null : Number(value))
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
