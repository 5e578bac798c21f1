import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Filter, readFilter, writeFilter } from './filter';

/** The filter in the address. A change of the chips is a step that Back takes back. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const go = (change: Partial<Filter>, options: { replace?: boolean } = {}) => {
    latest.current = writeFilter({ ...readFilter(latest.current), page: 1, ...change });
    setSearch(latest.current, options);
  };
  return { filter: readFilter(search), go };
}
