import type { RouteObject } from 'react-router';
import { lazyPage } from '@/ui/lazyPage';
import { Minimal } from './Minimal';

/** Pages for who builds the suite. They show nothing but the visitor's own state, and can be switched off. */
export const debugRoutes: RouteObject[] = [
  { path: '/debug', lazy: lazyPage(async () => (await import('./Debug')).Debug) },
  { path: '/debug/minimal', element: <Minimal /> },
  { path: '/debug/ui', lazy: lazyPage(async () => (await import('./Components')).Components) },
  {
    path: '/debug/role-suggest',
    lazy: lazyPage(async () => (await import('./traits/RoleSuggest')).RoleSuggest),
  },
  {
    path: '/debug/clean-role-suggest',
    lazy: lazyPage(async () => (await import('./traits/CleanRoleSuggest')).CleanRoleSuggest),
  },
  {
    path: '/debug/trait-test',
    lazy: lazyPage(async () => (await import('./traits/TraitTest')).TraitTest),
  },
  {
    path: '/debug/trait-demo',
    lazy: lazyPage(async () => (await import('./traits/TraitDemo')).TraitDemo),
  },
];
