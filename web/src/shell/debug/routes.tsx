import type { RouteObject } from 'react-router';
import { lazyPage } from '@/ui/lazyPage';
import { Minimal } from './Minimal';

/** Pages for who builds the suite. They show nothing but the visitor's own state, and can be switched off. */
export const debugRoutes: RouteObject[] = [
  { path: '/debug', lazy: lazyPage(async () => (await import('./Debug')).Debug) },
  { path: '/debug/minimal', element: <Minimal /> },
  { path: '/debug/ui', lazy: lazyPage(async () => (await import('./Components')).Components) },
  { path: '/debug/role-suggest', lazy: lazyPage(async () => (await import('./Planned')).RoleSuggest) },
  {
    path: '/debug/clean-role-suggest',
    lazy: lazyPage(async () => (await import('./Planned')).CleanRoleSuggest),
  },
  { path: '/debug/trait-test', lazy: lazyPage(async () => (await import('./Planned')).TraitTest) },
  { path: '/debug/trait-demo', lazy: lazyPage(async () => (await import('./Planned')).TraitDemo) },
];
