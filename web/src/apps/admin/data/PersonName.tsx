import { Link } from 'react-router';

/** Somebody's name, and the way to their record if they have one. */
export function PersonName({ name, person }: { name: string; person?: number | null }) {
  return typeof person === 'number' ? <Link to={`/people/${person}`}>{name}</Link> : <b>{name}</b>;
}
