import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type View, writeView } from './view';

/** What changes, or what does by what is shown when it is done: the page may be behind. */
type Change = Partial<View> | ((view: View) => Partial<View>);
type Go = (change: Change, options?: { replace?: boolean }) => void;

/** What the workbench shows, kept in the address. Several changes at once do not overtake each other. */
export function useView(): { view: View; go: Go } {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const go = useCallback<Go>(
    (change, options = {}) => {
      const known = readView(latest.current);
      latest.current = writeView({ ...known, ...(typeof change === 'function' ? change(known) : change) });
      setSearch(latest.current, { ...options, preventScrollReset: true });
    },
    [setSearch],
  );
  const view = useMemo(() => readView(search), [search]);
  return { view, go };
}
