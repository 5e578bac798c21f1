import type { Schemas } from '@/api/client';
import type { Tint } from '@/ui/Pill';

const FAMILIES: Record<string, { name: string; tint: Tint }> = {
  nace: { name: 'NACE', tint: 'teal' },
  onet: { name: 'O*NET', tint: 'indigo' },
  bigFive: { name: 'Big Five', tint: 'grape' },
  own: { name: 'Own', tint: 'orange' },
};

export type Family = { name: string; tint: Tint; values: string[] };

/** The values of frameworks, such as `nace:Professionalism`, by the framework they are of. */
export function byFamily(frameworks: readonly string[]): Family[] {
  const of = (key: string) => frameworks.filter((value) => value.startsWith(`${key}:`));
  return Object.entries(FAMILIES)
    .map(([key, family]) => ({ ...family, values: of(key).map((value) => value.slice(key.length + 1)) }))
    .filter(({ values }) => values.length > 0);
}

/** The values to choose from, in groups. One that no trait has any more stays while it is chosen. */
export function frameworkChoices(known: readonly Schemas['FrameworkValue'][], chosen: string | undefined) {
  const isKnown = !chosen || known.some(({ value }) => value === chosen);
  const all = isKnown ? known : [...known, { value: chosen, count: 0 }];
  return Object.entries(FAMILIES)
    .map(([key, { name }]) => ({
      group: name,
      items: all
        .filter(({ value }) => value.startsWith(`${key}:`))
        .map(({ value, count }) => ({ value, label: `${value.slice(key.length + 1)} (${count})` })),
    }))
    .filter(({ items }) => items.length > 0);
}
