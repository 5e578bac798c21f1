import { Skeleton } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { Fragment } from 'react';
import { Card } from './Card';
import classes from './cards.module.css';
import type { Listed } from './listed';
import { columnsIn } from './rows';
import { useFit } from './useFit';
import { useRows } from './useRows';

const HEIGHT = 250;

/** The traits as cards, side by side as far as there is room. */
export function Cards({ cards, total, isOld, selection, onTick }: Listed) {
  const [frame, columns] = useFit<HTMLUListElement>(columnsIn);
  const { list, within, measure, rows, after } = useRows<HTMLUListElement>({
    count: Math.ceil(total / columns),
    estimate: HEIGHT,
    shape: columns,
    has: (id) => cards.some((card) => card.id === id),
  });
  return (
    <ul
      ref={useMergedRef(list, frame)}
      className={classes.cards}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      aria-label="Traits"
      aria-busy={isOld}
      {...within}
    >
      {rows.map(({ index: row, room }) => (
        <Fragment key={row}>
          {room > 0 && <li className={classes.room} style={{ height: room }} aria-hidden />}
          {placesIn(row, columns, total).map((item) => {
            const card = cards[item];
            const place = {
              'data-row': row,
              ...(item === row * columns && { 'data-index': row, ref: measure }),
            };
            if (!card) {
              return (
                <li key={item} className={classes.place} {...place} aria-hidden>
                  <Skeleton height={HEIGHT - 14} radius="lg" />
                </li>
              );
            }
            return (
              <li
                key={card.id}
                className={classes.place}
                {...place}
                data-id={card.id}
                data-item={item}
                aria-setsize={total}
                aria-posinset={item + 1}
              >
                <Card card={card} isOn={selection.has(card.id)} onTick={onTick} />
              </li>
            );
          })}
        </Fragment>
      ))}
      {after > 0 && <li className={classes.room} style={{ height: after }} aria-hidden />}
    </ul>
  );
}

/** The places in the list that a row of cards takes. */
function placesIn(row: number, columns: number, total: number): number[] {
  const first = row * columns;
  const count = Math.max(0, Math.min(columns, total - first));
  return Array.from({ length: count }, (_, place) => first + place);
}
