import { IconAdjustmentsStar } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import type { SuiteApp } from '../app';

const list = { Component: async () => (await import('./TraitList')).TraitList };
const create = { Component: async () => (await import('./TraitEditor')).NewTrait };
const edit = { Component: async () => (await import('./TraitEditor')).EditTrait };

/** The traits themselves. The shell mounts them a second time, for employers. */
export const library = (base: string): RouteObject[] => [
  { path: base, lazy: list },
  { path: `${base}/new`, lazy: create },
  { path: `${base}/:id/edit`, lazy: edit },
];

export const traits: SuiteApp = {
  icon: IconAdjustmentsStar,
  routes: [
    ...library('/traits'),
    {
      path: '/traits/departments',
      lazy: { Component: async () => (await import('./Departments')).Departments },
    },
    { path: '/traits/ai', lazy: { Component: async () => (await import('./SuggestTraits')).SuggestTraits } },
  ],
};
