import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const print = window.matchMedia('print');
  print.addEventListener('change', listener);
  return () => print.removeEventListener('change', listener);
}

/** Whether the page is being put on paper: what is folded away on the screen belongs on it, too. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia('print').matches);
}
