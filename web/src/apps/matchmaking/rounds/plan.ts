import type { RoundFilter, RoundGroup, RoundPlan, RoundSide } from './types';

/** The plan with one side changed. */
export const withGroup = (plan: RoundPlan, side: RoundSide, change: Partial<RoundGroup>): RoundPlan => ({
  ...plan,
  [side]: { ...plan[side], ...change },
});

/** The plan with one thing of the filter of a side changed. What is empty is not asked for. */
export function withFilter(plan: RoundPlan, side: RoundSide, change: Partial<RoundFilter>): RoundPlan {
  const asked = Object.entries(change).map(([name, value]) => [name, value === '' ? null : value]);
  return withGroup(plan, side, { filter: { ...plan[side].filter, ...Object.fromEntries(asked) } });
}

/** The plan with so many places for a mentor; nothing: as many as their record says. */
export function withPlaces(plan: RoundPlan, person: number, places: number | null): RoundPlan {
  const others = plan.capacities.filter((one) => one.person !== person);
  const capacities = places === null ? others : [...others, { person, places }];
  return { ...plan, capacities: capacities.sort((one, other) => one.person - other.person) };
}

export const isSamePlan = (one: RoundPlan, other: RoundPlan) =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));

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
