import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Filter, readFilter, readPage, writeSearch } from './filter';

/** The filter in the address. Two changes in quick succession add up: the second does not wait for the address. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const go = (to: URLSearchParams, options = {}) => {
    latest.current = to;
    setSearch(to, options);
  };
  return {
    filter: readFilter(search),
    page: readPage(search),
    /** Back to the first page; who types does not go back through each letter. */
    narrow: (change: Filter) =>
      go(writeSearch({ ...readFilter(latest.current), ...change }), { replace: true }),
    /** Everything but the words. */
    clear: () => go(writeSearch({ q: readFilter(latest.current).q })),
    turnTo: (page: number) => go(writeSearch(readFilter(latest.current), page)),
  };
}
