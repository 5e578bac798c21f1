import { IconAdjustmentsStar } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

const list = lazyPage(async () => (await import('./TraitList')).TraitList);
const create = lazyPage(async () => (await import('./TraitEditor')).NewTrait);
const edit = lazyPage(async () => (await import('./TraitEditor')).EditTrait);

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
      lazy: lazyPage(async () => (await import('./Departments')).Departments),
    },
    { path: '/traits/ai', lazy: lazyPage(async () => (await import('./SuggestTraits')).SuggestTraits) },
  ],
};
