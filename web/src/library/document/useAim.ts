import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageId } from './places';

type Aim = {
  /** Whether there is anything to go to yet. */
  isThere: boolean;
  page: number | undefined;
  /** Whether words on the page are marked: they are brought into view, not its top. */
  isMarked: boolean;
};

/** Goes to the heading or the page that the address names, whenever somebody follows a link to one. */
export function useAim({ isThere, page, isMarked }: Aim) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again.
  useEffect(() => {
    if (!isThere) return;
    const heading = document.getElementById(hash.slice(1));
    const top = page === undefined ? null : document.getElementById(pageId(page));
    if (heading) heading.scrollIntoView({ block: 'start' });
    else if (!isMarked) top?.scrollIntoView({ block: 'start' });
    // Who goes on by key or by ear goes on from there.
    (heading ?? top?.querySelector('h2'))?.focus({ preventScroll: true });
  }, [isThere, page, isMarked, hash, key]);
}
