import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { personAddress } from './addresses';

/** Somebody's name, and the way to their record if they have one. */
export function PersonLink({ person }: { person: Schemas['PersonLink'] }) {
  if (typeof person.id !== 'number') return person.name;
  return <Link to={personAddress(person.id)}>{person.name}</Link>;
}
