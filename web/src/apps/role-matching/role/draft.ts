import type { Schemas } from '@/api/client';
import type { TalentRole } from '../types';

/** What of a role is changed on its page. */
export type Draft = Omit<Schemas['SaveTalentRole'], 'seen'>;

export const draftOf = ({ name, text, requirements, pool, cut }: TalentRole): Draft => ({
  name,
  text,
  requirements,
  pool,
  cut,
});

export const isSame = (one: Draft, other: Draft) => JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));

/** In one order and without what says nothing, as the server may give it in another. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, tidy(inner)]),
  );
}
