import { Link } from 'react-router';
import { HOME } from '../addresses';

/** The way to all families. */
export function BackToAll() {
  return <Link to={HOME}>Financial aid</Link>;
}
