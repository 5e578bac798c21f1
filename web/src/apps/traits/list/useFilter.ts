import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { TraitFilter } from '../api';
import { readFilter, readView, type View, writeSearch } from './filter';

const REMEMBERED = 'traits-view';

/** The filter and the view in the address. Two changes in quick succession add up. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const go = (filter: TraitFilter, view: View | null) => {
    latest.current = writeSearch(filter, view);
    // Who types does not go back through each letter.
    setSearch(latest.current, { replace: true });
  };
  return {
    filter: readFilter(search),
    view: readView(search) ?? rememberedView(),
    narrow: (change: TraitFilter) =>
      go({ ...readFilter(latest.current), ...change }, readView(latest.current)),
    /** Everything but the order. */
    clear: () => go({ sort: readFilter(latest.current).sort }, readView(latest.current)),
    show: (view: View) => {
      localStorage.setItem(REMEMBERED, view);
      go(readFilter(latest.current), view);
    },
  };
}

const rememberedView = (): View => (localStorage.getItem(REMEMBERED) === 'table' ? 'table' : 'cards');
