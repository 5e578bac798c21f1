// The address somebody asked for before they had to sign in. It is kept in this tab, used once, and only
// ever leads to a page of the suite.

const KEY = 'requestedRoute';
const LONGEST = 1000;

/** Whether the route table has a page at this path. */
export type KnowsPath = (path: string) => boolean;

export function rememberRoute(route: string) {
  sessionStorage.setItem(KEY, route);
}

/** The remembered address, or the landing page. Forgets it. */
export function takeRequestedRoute(knows: KnowsPath): string {
  const route = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return checkRoute(route, knows);
}

/** The address if it is one of ours, else the landing page. */
export function checkRoute(route: string | null, knows: KnowsPath): string {
  if (!route || route.length > LONGEST || !route.startsWith('/')) return '/';
  const url = URL.canParse(route, window.location.origin) && new URL(route, window.location.origin);
  if (!url || url.origin !== window.location.origin) return '/';
  // Browsers, servers and routers disagree on what these mean in a path.
  if (/\/\/|\\|%2f|%5c/i.test(url.pathname)) return '/';
  return knows(url.pathname) ? url.pathname + url.search + url.hash : '/';
}
