import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { TRAITS, type TraitFilter } from '../api';
import type { TraitCard } from '../types';

export type Act = 'archive' | 'unarchive' | 'delete' | 'restore';

type Pages = InfiniteData<Schemas['TraitList'], string>;

/**
 * Shows at once, in every list there is, what the server will say when it is asked again. Returns how to show what
 * was there before.
 */
export function showInLists(queries: QueryClient, ids: readonly string[], act: Act, now: Date): () => void {
  const changed = new Set(ids);
  const before = queries.getQueriesData<Pages>({ queryKey: [...TRAITS, 'list'] });
  for (const [key, pages] of before) {
    const { state } = (key.at(-1) ?? {}) as TraitFilter;
    if (pages) queries.setQueryData(key, withAct(pages, changed, act, { state, now }));
  }
  return () => {
    for (const [key, pages] of before) queries.setQueryData(key, pages);
  };
}

type Place = { state: TraitFilter['state']; now: Date };

/** A list after something was done to some of its traits. Those that it would not find any more are gone. */
export function withAct(data: Pages, ids: ReadonlySet<string>, act: Act, { state, now }: Place): Pages {
  let gone = 0;
  const pages = data.pages.map((page) => {
    const traits = page.traits
      .map((card) => (ids.has(card.id) ? after(card, act, now) : card))
      .filter((card) => !ids.has(card.id) || isOf(card, state));
    gone += page.traits.length - traits.length;
    return { ...page, traits };
  });
  return { ...data, pages: pages.map((page) => ({ ...page, total: Math.max(0, page.total - gone) })) };
}

function after(card: TraitCard, act: Act, now: Date): TraitCard {
  switch (act) {
    case 'archive':
      return { ...card, state: 'archived' };
    case 'unarchive':
      return { ...card, state: 'active' };
    case 'delete':
      return { ...card, deletedAt: now.toISOString() };
    case 'restore':
      return { ...card, deletedAt: null };
  }
}

function isOf(card: TraitCard, state: TraitFilter['state'] = 'active'): boolean {
  if (card.deletedAt) return state === 'deleted';
  return state === 'all' || state === card.state;
}
