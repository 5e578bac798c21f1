import { useId, useRef, useState } from 'react';
import { useBase } from '../addresses';
import { REASON_ID, useMayChange } from '../rights';
import type { Department, MatrixRow } from '../types';
import { ColumnHeads } from './ColumnHeads';
import { GridRow } from './GridRow';
import { keepWithin } from './keys';
import classes from './matrix.module.css';
import { useGridKeys } from './useGridKeys';

export type SetCell = (row: MatrixRow, department: Department, importance: number | null) => void;

type GridProps = {
  rows: readonly MatrixRow[];
  /** Those that have a column. */
  departments: readonly Department[];
  nameOf: (department: string) => string;
  /** How many traits come before these, and how many there are in all. */
  before: number;
  total: number;
  isBusy: boolean;
  onSet: SetCell;
  /** Where the focus goes when somebody leaves the grid by key. */
  onLeave: () => void;
};

/** Traits by departments. One stop for the tab key; the arrows go from cell to cell. */
export function Grid({ rows, departments, nameOf, before, total, isBusy, onSet, onLeave }: GridProps) {
  const base = useBase();
  const helpId = useId();
  const mayChange = useMayChange();
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState({ row: 0, column: 1 });
  const [isChoosing, setChoosing] = useState(false);
  const size = { rows: rows.length, columns: departments.length + 1 };
  const place = keepWithin(wanted, size);
  const keys = useGridKeys({ table, place, size, setPlace: setWanted, setChoosing, onLeave, mayChange });
  const setHere = (importance: number | null) => {
    const [row, department] = [rows[place.row], departments[place.column - 1]];
    if (row && department) onSet(row, department, importance);
  };
  return (
    <div className={classes.frame} aria-busy={isBusy}>
      <p id={helpId} className="visually-hidden">
        Arrow keys move from cell to cell. A number from 0 to 5 sets the importance, Delete takes it over from
        above, Enter shows the choices, Escape leaves.
      </p>
      <table
        ref={table}
        className={classes.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is the table that one moves in by arrows.
        role="grid"
        aria-label="Importance of traits by department"
        aria-describedby={mayChange ? helpId : `${helpId} ${REASON_ID}`}
        aria-readonly={!mayChange}
        aria-rowcount={total + 1}
        aria-colcount={size.columns}
        onKeyDown={(event) => keys.press(event, setHere)}
        onClick={keys.click}
        onFocus={keys.arrive}
        onBlur={keys.depart}
      >
        <ColumnHeads departments={departments} />
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={row.traitId}
              row={row}
              index={index}
              number={before + index + 2}
              base={base}
              departments={departments}
              nameOf={nameOf}
              active={index === place.row ? place.column : null}
              isChoosing={index === place.row && isChoosing}
              onChoose={(importance) => {
                keys.close();
                setHere(importance);
              }}
              onCancel={keys.close}
              onBlur={() => setChoosing(false)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
