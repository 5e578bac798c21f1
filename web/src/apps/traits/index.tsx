import { IconAdjustmentsStar } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

const list = lazyPage(async () => (await import('./list/TraitList')).TraitList);
const create = lazyPage(async () => (await import('./editor/TraitEditor')).NewTrait);
const edit = lazyPage(async () => (await import('./editor/TraitEditor')).EditTrait);
const departments = lazyPage(async () => (await import('./departments/Departments')).Departments);
const assistant = lazyPage(async () => (await import('./assistant/SuggestTraits')).SuggestTraits);
const overlaps = lazyPage(async () => (await import('./overlaps/Overlaps')).Overlaps);
const imports = lazyPage(async () => (await import('./imports/Imports')).Imports);

/** The pages of the traits. The shell mounts them a second time, for employers. */
export const traitPages = (base: string): RouteObject[] => [
  { path: base, lazy: list },
  { path: `${base}/new`, lazy: create },
  { path: `${base}/:id/edit`, lazy: edit },
  { path: `${base}/departments`, lazy: departments },
  { path: `${base}/ai`, lazy: assistant },
  { path: `${base}/overlaps`, lazy: overlaps },
  { path: `${base}/imports`, lazy: imports },
];

export const traits: SuiteApp = {
  icon: IconAdjustmentsStar,
  routes: traitPages('/traits'),
};
