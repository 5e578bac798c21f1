import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { countOf } from '@/ui/numbers';
import { peopleQuery } from './api';
import classes from './directory.module.css';
import { type Filter, filterAddress } from './filter';
import { slotOf } from './slots';

/** Each is asked for on its own. */
const MOST = 8;

/** Nobody fits all of it. Who would, if one thing were left out. */
export function Loosened({ filter }: { filter: Filter }) {
  const chips = filter.chips ?? [];
  const without = chips.flatMap((left, at) =>
    left.need === 'must' ? [{ left, rest: chips.filter((_, place) => place !== at) }] : [],
  );
  const asked = without.length > 1 ? without.slice(0, MOST) : [];
  const found = useQueries({ queries: asked.map(({ rest }) => ({ ...peopleQuery(rest, 1), retry: false })) });
  const leading = asked.flatMap((one, at) => {
    const total = found[at]?.data?.total ?? 0;
    return total > 0 ? [{ ...one, total }] : [];
  });
  if (leading.length === 0) return null;
  return (
    <nav className={classes.loosened} aria-label="Leave something out">
      {leading.map(({ left: { slot, text, excluded }, rest, total }) => (
        <Link key={`${slot} ${text}`} to={filterAddress({ ...filter, chips: rest, page: 1 })}>
          Without {slotOf(slot).label}: {excluded && 'not '}
          {text} ({countOf(total, 'person', 'people')})
        </Link>
      ))}
    </nav>
  );
}
