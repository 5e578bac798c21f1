import { UnstyledButton } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { TraitFilter } from '../api';
import type { Listed } from './listed';
import { rowHeightIn } from './rows';
import { TraitRow, WaitingRow } from './TraitRow';
import classes from './table.module.css';
import { useFit } from './useFit';
import { useRows } from './useRows';

const COLUMNS = 7;

type TraitTableProps = Listed & {
  sort: TraitFilter['sort'];
  onSort: (sort: NonNullable<TraitFilter['sort']>) => void;
};

/** The traits as rows. Where there is little room each row becomes a card; the roles keep it a table there too. */
export function TraitTable({
  cards,
  total,
  isOld,
  selection,
  onTick,
  sort = 'name',
  onSort,
}: TraitTableProps) {
  const [frame, height] = useFit<HTMLDivElement>(rowHeightIn);
  const { list, within, measure, rows, after } = useRows<HTMLTableSectionElement>({
    count: total,
    estimate: height,
    shape: height,
    has: (id) => cards.some((card) => card.id === id),
  });
  const sorting = (key: NonNullable<TraitFilter['sort']>, label: string) => (
    <SortHeading label={label} isUp={key === 'name'} isOn={key === sort} onSort={() => onSort(key)} />
  );
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as a list of cards its own roles are lost.
    // biome-ignore-start lint/a11y/useSemanticElements: they are the semantic elements.
    <div
      ref={frame}
      className={classes.frame}
      data-selecting={selection.size > 0 || undefined}
      aria-busy={isOld}
    >
      <table className={classes.table} role="table" aria-label="Traits" aria-rowcount={total + 1}>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th scope="col" role="columnheader">
              <span className="visually-hidden">Selected</span>
            </th>
            {sorting('name', 'Trait')}
            <th scope="col" role="columnheader">
              Frameworks
            </th>
            {sorting('usage', 'Departments')}
            <th scope="col" role="columnheader">
              State
            </th>
            {sorting('updated', 'Last change')}
            <th scope="col" role="columnheader">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={list} role="rowgroup" {...within}>
          {rows.map(({ index, room }) => {
            const card = cards[index];
            const place = {
              'data-row': index,
              'data-index': index,
              ref: measure,
              'aria-rowindex': index + 2,
            };
            return (
              <Fragment key={card?.id ?? index}>
                <Room height={room} />
                {card ? (
                  <TraitRow place={place} card={card} isOn={selection.has(card.id)} onTick={onTick} />
                ) : (
                  <WaitingRow place={place} columns={COLUMNS} />
                )}
              </Fragment>
            );
          })}
          <Room height={after} />
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
    // biome-ignore-end lint/a11y/useSemanticElements: see above.
  );
}

/** Where rows would be that are out of sight. */
function Room({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className={classes.room} aria-hidden>
      <td colSpan={COLUMNS} style={{ height }} />
    </tr>
  );
}

type SortHeadingProps = { label: string; isUp: boolean; isOn: boolean; onSort: () => void };

function SortHeading({ label, isUp, isOn, onSort }: SortHeadingProps) {
  const Arrow = isUp ? IconSortAscending : IconSortDescending;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a list of cards its own role is lost.
    <th scope="col" role="columnheader" aria-sort={isOn ? (isUp ? 'ascending' : 'descending') : undefined}>
      {label}
      <UnstyledButton
        className={classes.sort}
        data-on={isOn || undefined}
        aria-label={`Sort by ${label.toLowerCase()}`}
        onClick={onSort}
      >
        <Arrow size={15} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
