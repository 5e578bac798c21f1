import type { PeopleFilter } from './api';

/** Where somebody's record is, or one area of it. */
export const personAddress = (id: number, area?: string) =>
  area && area !== 'overview' ? `/people/${id}?tab=${area}` : `/people/${id}`;

/** Where people are found by these words and filters. */
export function peopleAddress(filter: PeopleFilter = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `/people?${query}` : '/people';
}
