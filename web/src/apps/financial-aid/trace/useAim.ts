import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The part of an address after "#". One that was written by hand may be broken. */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Goes to the line that the address names, whenever somebody follows a link to one. Returns its key. */
export function useAim(onAim: (key: string) => void): string {
  const { hash, key: visit } = useLocation();
  const aimed = readHash(hash);
  const [arrived, setArrived] = useState<{ visit: string; aimed: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again, a new result does not.
  useEffect(() => {
    if (!aimed) return;
    onAim(aimed);
    setArrived({ visit, aimed });
  }, [aimed, visit]);

  // Only now is it shown, and open.
  useEffect(() => {
    const line = arrived && document.getElementById(arrived.aimed);
    if (!line) return;
    line.scrollIntoView({ block: 'center' });
    line.querySelector<HTMLElement>('[data-line]')?.focus({ preventScroll: true });
  }, [arrived]);
  return aimed;
}
