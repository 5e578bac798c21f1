import { Skeleton } from '@mantine/core';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { formatCount } from '@/ui/numbers';
import { editAddress, useBase } from '../addresses';
import type { TraitCard } from '../types';
import type { Listed } from './listed';
import { Frameworks, LastChange, State } from './Parts';
import { Tick } from './Tick';
import { TraitActions } from './TraitActions';
import classes from './table.module.css';

type Place = {
  ref: Ref<HTMLTableRowElement>;
  'data-row': number;
  'data-index': number;
  'aria-rowindex': number;
};

type TraitRowProps = { place: Place; card: TraitCard; isOn: boolean; onTick: Listed['onTick'] };

export function TraitRow({ place, card, isOn, onTick }: TraitRowProps) {
  const base = useBase();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as a card its own roles are lost.
    <tr role="row" {...place} data-id={card.id} data-item={place['data-row']} data-on={isOn || undefined}>
      <td role="cell" className={classes.ticking}>
        <Tick card={card} isOn={isOn} onTick={onTick} />
      </td>
      <td role="cell" className={classes.what}>
        <Link to={editAddress(base, card.id)} className={classes.name} data-step>
          {card.name}
        </Link>
        <span className={classes.definition}>{card.definition}</span>
      </td>
      <td role="cell">
        <Frameworks frameworks={card.frameworks} brief />
      </td>
      <td role="cell" data-label="Departments">
        {formatCount(card.departmentCount)}
      </td>
      <td role="cell">
        <State card={card} />
      </td>
      <td role="cell" className={classes.changed}>
        <LastChange card={card} />
      </td>
      <td role="cell" className={classes.acting}>
        <TraitActions card={card} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

/** The place of a row that is on its way. */
export function WaitingRow({ place, columns }: { place: Place; columns: number }) {
  return (
    <tr {...place} aria-hidden>
      <td colSpan={columns}>
        <Skeleton height={44} />
      </td>
    </tr>
  );
}
