import { Link } from 'react-router';
import { editAddress, useBase } from '../addresses';
import type { TraitCard } from '../types';
import classes from './cards.module.css';
import type { Listed } from './listed';
import { describeDepartments, Frameworks, LastChange, State } from './Parts';
import { Tick } from './Tick';
import { TraitActions } from './TraitActions';

type CardProps = { card: TraitCard; isOn: boolean; onTick: Listed['onTick'] };

export function Card({ card, isOn, onTick }: CardProps) {
  const base = useBase();
  return (
    <div className={classes.card} data-on={isOn || undefined}>
      <div className={classes.head}>
        <Tick card={card} isOn={isOn} onTick={onTick} />
        <h3 className={classes.name}>
          <Link to={editAddress(base, card.id)} className={classes.link} data-step>
            {card.name}
          </Link>
        </h3>
        <TraitActions card={card} />
      </div>
      <p className={classes.definition}>{card.definition}</p>
      <Frameworks frameworks={card.frameworks} />
      <p className={classes.foot}>
        <State card={card} />
        <span className={classes.known}>
          <span>{describeDepartments(card)}</span>
          <LastChange card={card} />
        </span>
      </p>
    </div>
  );
}
