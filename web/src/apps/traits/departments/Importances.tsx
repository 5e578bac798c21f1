import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useMayChange } from '../rights';
import type { Department } from '../types';
import { type MatrixFilter, matrixQuery } from './api';
import { amount, withCells } from './cells';
import { Grid, type SetCell } from './Grid';
import { Legend } from './Legend';
import classes from './matrix.module.css';
import { withBelow } from './order';
import { TraitsOfOne } from './TraitsOfOne';
import { usePages } from './usePages';
import { usePendingCells, useSetCells } from './useSetCells';

type ImportancesProps = {
  filter: MatrixFilter;
  departments: readonly Department[];
  chosen: Department | undefined;
  isNarrow: boolean;
};

/** So many cells are drawn at once; the more departments, the fewer traits are on a page. */
const MOST_CELLS = 2000;

/** A page of traits with what departments make of them. */
export function Importances({ filter, departments, chosen, isNarrow }: ImportancesProps) {
  const mayChange = useMayChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const columns = useMemo(
    () => (chosen ? withBelow(departments, chosen.id) : departments),
    [departments, chosen],
  );
  const limit = Math.max(10, Math.min(50, Math.floor(MOST_CELLS / columns.length)));
  const pages = usePages(JSON.stringify([filter, limit]));
  const found = useQuery(matrixQuery(filter, limit, pages.after));
  // The trait that this page comes after may be gone: then there is only the way back to the first.
  const retry = () => (isRefusal(found.error, 'validation_failed') ? pages.turnTo(1, '') : found.refetch());
  const pending = usePendingCells();
  const matrix = useMemo(() => found.data && withCells(found.data, pending), [found.data, pending]);
  const send = useSetCells();
  const names = useMemo(() => new Map(departments.map(({ id, name }) => [id, name])), [departments]);
  const nameOf = (id: string) => names.get(id) ?? 'a department above';
  const set: SetCell = ({ traitId, name }, department, importance) => {
    const said = importance === null ? 'takes over what is said above' : `is ${amount(importance)} now`;
    send({ department: department.id, traitId, importance }, `${name} in ${department.name} ${said}.`);
  };
  const shared = { nameOf, onSet: set, isBusy: found.isPlaceholderData };
  return (
    <Panel
      title="Importance of traits"
      headingRef={heading}
      aside={
        <span role="status" className={classes.count}>
          {matrix && !found.isPlaceholderData && countOf(matrix.total, 'trait')}
        </span>
      }
    >
      {found.isPending && <Rows count={8} />}
      {found.isError && <Failure message={found.error.message} onRetry={retry} />}
      {matrix?.total === 0 && <Empty title="No trait is like that">Use other words, or choose less.</Empty>}
      {matrix && matrix.rows.length > 0 && (
        <>
          <Legend hasKeys={!isNarrow && mayChange} />
          {isNarrow && chosen ? (
            <TraitsOfOne rows={matrix.rows} department={chosen} {...shared} />
          ) : (
            <Grid
              rows={matrix.rows}
              departments={columns}
              before={pages.before * limit}
              total={matrix.total}
              onLeave={() => heading.current?.focus()}
              {...shared}
            />
          )}
          <Pager
            page={pages.before + 1}
            perPage={limit}
            total={matrix.total}
            onChange={(page) => pages.turnTo(page, matrix.next ?? '')}
          />
        </>
      )}
    </Panel>
  );
}
