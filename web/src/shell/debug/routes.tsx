import type { RouteObject } from 'react-router';
import { Minimal } from './Minimal';

/** Pages for who builds the suite. They show nothing but the visitor's own state, and can be switched off. */
export const debugRoutes: RouteObject[] = [
  { path: '/debug', lazy: { Component: async () => (await import('./Debug')).Debug } },
  { path: '/debug/minimal', element: <Minimal /> },
  { path: '/debug/ui', lazy: { Component: async () => (await import('./Components')).Components } },
  { path: '/debug/role-suggest', lazy: { Component: async () => (await import('./Planned')).RoleSuggest } },
  {
    path: '/debug/clean-role-suggest',
    lazy: { Component: async () => (await import('./Planned')).CleanRoleSuggest },
  },
  { path: '/debug/trait-test', lazy: { Component: async () => (await import('./Planned')).TraitTest } },
  { path: '/debug/trait-demo', lazy: { Component: async () => (await import('./Planned')).TraitDemo } },
];
