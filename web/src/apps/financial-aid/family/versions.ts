import { labelOf } from '../fields';
import type { Form } from '../form';
import type { FamilyVersion } from '../types';

/** As many are named; of the others it is said how many they are. */
const NAMED = 4;

/** What a version has changed, in words: "Changed: Parent: adjusted gross income, Household: state." */
export function changesOf(
  { changed, name }: FamilyVersion,
  before: FamilyVersion | undefined,
  form: Form | undefined,
): string {
  const labels = [...new Set(changed.map((field) => labelOf(field, form)))];
  const renamed = before && before.name !== name ? [`the name: ${before.name} → ${name}`] : [];
  const all = [...renamed, ...labels];
  if (all.length === 0) return before ? 'Saved without a change.' : 'Created.';
  const rest = all.length - NAMED;
  const named = all.slice(0, rest > 0 ? NAMED : undefined).join('; ');
  return `Changed: ${named}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
