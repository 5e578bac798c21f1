import { type ComponentProps, memo, useMemo } from 'react';
import { Link } from 'react-router';
import { editAddress } from '../addresses';
import type { Department, MatrixRow } from '../types';
import { Choices } from './Choices';
import { describe } from './cells';
import { GridCell } from './GridCell';
import classes from './matrix.module.css';

type GridRowProps = {
  row: MatrixRow;
  index: number;
  /** Which row of the whole grid it is. */
  number: number;
  base: string;
  departments: readonly Department[];
  /** The column that the tab key leads to. */
  active: number | null;
  isChoosing: boolean;
} & Pick<ComponentProps<typeof Choices>, 'nameOf' | 'onChoose' | 'onCancel' | 'onBlur'>;

/** A trait, and what each department makes of it. Drawn again only if something of it has changed. */
export const GridRow = memo(
  function GridRow({ row, index, number, base, departments, active, isChoosing, ...choosing }: GridRowProps) {
    const cells = useMemo(() => new Map(row.cells.map((cell) => [cell.department, cell])), [row]);
    return (
      <tr aria-rowindex={number}>
        <th scope="row" className={classes.trait} aria-colindex={1}>
          <Link
            to={editAddress(base, row.traitId)}
            data-place={`${index} 0`}
            tabIndex={active === 0 ? 0 : -1}
          >
            {row.name}
          </Link>
        </th>
        {departments.map(({ id, name }, column) => {
          const cell = cells.get(id) ?? { department: id };
          const isOpen = isChoosing && active === column + 1;
          return (
            <GridCell
              key={id}
              cell={cell}
              place={`${index} ${column + 1}`}
              column={column + 2}
              isActive={active === column + 1}
              says={describe(cell, choosing.nameOf)}
            >
              {isOpen && <Choices label={`Importance of ${row.name} in ${name}`} cell={cell} {...choosing} />}
            </GridCell>
          );
        })}
      </tr>
    );
  },
  (one, other) =>
    one.row === other.row &&
    one.active === other.active &&
    one.isChoosing === other.isChoosing &&
    one.departments === other.departments &&
    one.number === other.number &&
    !other.isChoosing,
);
