import type { FunnelStep, Requirement } from '../types';

export type NamedStep = FunnelStep & { label: string };

/** The steps with what each is about. */
export function namedSteps(funnel: readonly FunnelStep[], requirements: readonly Requirement[]): NamedStep[] {
  const labels = new Map(requirements.map(({ id, label }) => [id, label]));
  return funnel.map((step) => ({
    ...step,
    label: labels.get(step.requirement) ?? `Requirement ${step.requirement}`,
  }));
}

/** The must that would bring back the most people if it were none, and how many. None if no single one would. */
export function bestToRelax(
  funnel: readonly FunnelStep[],
  requirements: readonly Requirement[],
): { label: string; gained: number } | null {
  const left = funnel.at(-1)?.left ?? 0;
  const [best] = namedSteps(funnel, requirements).toSorted((one, other) => other.without - one.without);
  return best && best.without > left ? { label: best.label, gained: best.without - left } : null;
}
