import type { View } from './view';

export type Format = 'csv' | 'xlsx' | 'pdf' | 'json';

/** Where the ranking is as a file, with the filter and the order that are shown. */
export function exportAddress(role: string, format: Format, view: View): string {
  const { text, state, requirement, decision, musts, flags, band, selected, cut } = view;
  const asked = { text, state, requirement, decision, musts, flags, band, selected, cut };
  const query = new URLSearchParams({ blind: String(view.isBlind) });
  for (const [name, value] of Object.entries(asked)) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  if (view.sort !== 'score') query.set('sort', view.sort);
  return `/api/role-matching/roles/${encodeURIComponent(role)}/exports/${format}?${query}`;
}
