import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** After a navigation: to the top, and the focus on the page's heading, so that it is read out. */
export function useArrivalOnPage() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname, navigationType]);
}
