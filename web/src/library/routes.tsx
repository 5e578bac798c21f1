import type { RouteObject } from 'react-router';
import { lazyPage } from '@/ui/lazyPage';

/** The pages that answers quote from. The shell puts them behind the guard. */
export const libraryRoutes: RouteObject[] = [
  { path: '/library', lazy: lazyPage(async () => (await import('./list/Library')).Library) },
  {
    path: '/library/:id',
    lazy: lazyPage(async () => (await import('./document/DocumentPage')).DocumentPage),
  },
];
