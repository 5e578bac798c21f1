import type { FamilyCard } from '../types';

/** What a new family is called until somebody says more. */
export const NEW_NAME = 'New family';

/** Those with all of the words in their name or that of their school. */
export function found(families: readonly FamilyCard[], q: string): FamilyCard[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return families.filter(({ name, school, year }) => {
    const text = `${name} ${school ?? ''} ${year}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
