import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type View, writeView } from './view';

/** What the directory shows, kept in the address. Several changes at once do not overtake each other. */
export function useView() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const go = useCallback(
    (change: Partial<View>, options: { replace?: boolean } = {}) => {
      latest.current = writeView({ ...readView(latest.current), page: 1, ...change });
      setSearch(latest.current, { ...options, preventScrollReset: true });
    },
    [setSearch],
  );
  const view = useMemo(() => readView(search), [search]);
  return { view, go };
}

export type Go = ReturnType<typeof useView>['go'];
