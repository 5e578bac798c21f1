const NAMES: Record<string, string> = {
  nace: 'NACE career readiness',
  onet: 'O*NET work styles',
  bigFive: 'Big Five',
  own: 'Our own',
};

/** The values of frameworks to choose from, each framework by itself. One that is chosen is always among them. */
export function groupFrameworks(known: readonly { value: string; count: number }[], chosen: string) {
  const isKnown = !chosen || known.some(({ value }) => value === chosen);
  const all = isKnown ? known : [...known, { value: chosen, count: 0 }];
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const { value, count } of all) {
    const [framework = '', ...words] = value.split(':');
    const name = NAMES[framework] ?? framework;
    groups.set(name, [...(groups.get(name) ?? []), { value, label: `${words.join(':')} (${count})` }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
