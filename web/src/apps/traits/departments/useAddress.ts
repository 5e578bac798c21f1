import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** What the address holds, and how it is changed. Two changes in quick succession add up. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    // Who types or tries one after the other does not go back through each of them.
    setSearch(next, { replace: true });
  };
  return { read: (name: string) => search.get(name)?.trim() ?? '', change };
}
