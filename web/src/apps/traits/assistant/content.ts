import { queryOptions } from '@tanstack/react-query';
import { api, ask, isRefusal } from '@/api/client';
import { TRAITS } from '../api';
import type { TraitContent, TraitDetail, TraitSuggestion } from '../types';
import { proposeTrait } from './api';
import { EMPTY } from './empty';
import { contentOf, everything } from './pieces';

/** What a suggested trait that is not offered by the library would say, and what has to be done to have it. */
export type Found = { is: 'new' | 'archived' | 'deleted' | 'active'; content: TraitContent };

export const contentQuery = (suggestion: TraitSuggestion) =>
  queryOptions({
    queryKey: [...TRAITS, 'suggested', suggestion.id],
    queryFn: () => findContent(suggestion),
  });

async function findContent(suggestion: TraitSuggestion): Promise<Found> {
  const known = await findKnown(suggestion.id);
  if (!known) return { is: 'new', content: await draftContent(suggestion) };
  return { is: known.deletedAt ? 'deleted' : known.state, content: known.content };
}

/** The trait, also one that was archived or deleted: it is brought back rather than made again. */
async function findKnown(id: string): Promise<TraitDetail | null> {
  try {
    return await ask(api.GET('/api/traits/{id}', { params: { path: { id } } }));
  } catch (failure) {
    if (isRefusal(failure, 'not_found')) return null;
    throw failure;
  }
}

/** All that can be proposed for it. If nothing can, what is known of it has to do. */
async function draftContent({ name, definition }: TraitSuggestion): Promise<TraitContent> {
  try {
    const proposed = await proposeTrait({ name, definition });
    return { ...contentOf(proposed, everything(proposed)), name, definition };
  } catch {
    return { ...EMPTY, name, definition };
  }
}
