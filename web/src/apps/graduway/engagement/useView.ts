import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type View, writeView } from './address';

/** What is shown, in the address. Who chooses among whom, or another list, begins at its first page. */
export function useView() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  return {
    view: readView(search),
    show: (change: Partial<View>) => {
      latest.current = writeView({ ...readView(latest.current), page: 1, ...change });
      setSearch(latest.current, { replace: true, preventScrollReset: true });
    },
  };
}
