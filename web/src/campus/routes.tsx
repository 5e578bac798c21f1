import type { RouteObject } from 'react-router';
import { lazyPage } from '@/ui/lazyPage';

/** The pages about people that every app links to. The shell puts them behind the guard. */
export const peopleRoutes: RouteObject[] = [
  { path: '/people', lazy: lazyPage(async () => (await import('./people/People')).People) },
  { path: '/people/:id', lazy: lazyPage(async () => (await import('./person/PersonPage')).PersonPage) },
];
