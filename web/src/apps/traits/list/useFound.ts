import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type TraitFilter, traitsQuery } from '../api';
import type { TraitCard } from '../types';
import { toQuery } from './filter';

/** The traits that are found. The first page shows how many there are; the others come by themselves. */
export function useFound(filter: TraitFilter) {
  const found = useInfiniteQuery(traitsQuery(toQuery(filter)));
  const { data, hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = found;
  const pages = data?.pages;
  const isDue = hasNextPage && !isFetching && !isPlaceholderData && !isError;
  const due = isDue ? (pages?.length ?? 0) : 0;
  useEffect(() => {
    if (due > 0) fetchNextPage();
  }, [due, fetchNextPage]);

  const cards = useMemo(() => distinct(pages?.flatMap(({ traits }) => traits) ?? []), [pages]);
  const last = pages?.at(-1);
  const isWhole = last !== undefined && !last.next;
  return {
    cards,
    /** With those that are still on their way. */
    total: isWhole ? cards.length : Math.max(last?.total ?? 0, cards.length),
    isWhole: isWhole && !isPlaceholderData,
    isPending: found.isPending,
    /** Of the search before, while this one is on its way. */
    isOld: isPlaceholderData,
    error: found.error,
    retry: () => (found.isFetchNextPageError ? fetchNextPage() : found.refetch()),
  };
}

export type FoundTraits = ReturnType<typeof useFound>;

/** A change between two pages may bring a trait twice. */
function distinct(cards: TraitCard[]): TraitCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return byId.size === cards.length ? cards : [...byId.values()];
}
