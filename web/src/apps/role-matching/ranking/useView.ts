import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type View, writeView } from './view';

type Go = (change: Partial<View>, options?: { replace?: boolean }) => void;

/** What the workbench shows, kept in the address. Several changes at once do not overtake each other. */
export function useView(): { view: View; go: Go } {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const go = useCallback<Go>(
    (change, options = {}) => {
      latest.current = writeView({ ...readView(latest.current), ...change });
      setSearch(latest.current, { ...options, preventScrollReset: true });
    },
    [setSearch],
  );
  const view = useMemo(() => readView(search), [search]);
  return { view, go };
}
