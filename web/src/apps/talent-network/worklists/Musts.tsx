import { Link } from 'react-router';
import { formatCount } from '@/ui/numbers';
import type { Worklist } from '../types';
import classes from './worklists.module.css';

type MustsProps = {
  musts: Worklist['musts'];
  chosen: string;
  addressOf: (must: string) => string;
};

/** What the list is about, and for how many: each narrows it, and pressed again widens it. */
export function Musts({ musts, chosen, addressOf }: MustsProps) {
  // What the address names can be left out, even if it is not among the most frequent.
  const isOther = chosen !== '' && !musts.some(({ name }) => name === chosen);
  if (musts.length === 0 && !isOther) return null;
  return (
    <nav className={classes.musts} aria-label="What the list is about">
      {isOther && <Must name={chosen} to={addressOf('')} isChosen />}
      {musts.map(({ name, count }) => (
        <Must
          key={name}
          name={name}
          count={count}
          to={addressOf(name === chosen ? '' : name)}
          isChosen={name === chosen}
        />
      ))}
    </nav>
  );
}

type MustProps = { name: string; count?: number; to: string; isChosen: boolean };

function Must({ name, count, to, isChosen }: MustProps) {
  return (
    <Link to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
      {name} {count !== undefined && <span>{formatCount(count)}</span>}
      {isChosen && <span className="visually-hidden">: leave out</span>}
    </Link>
  );
}
