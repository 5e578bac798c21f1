import { IconUserSearch } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';
import { BATCHES, HOME, ROLES, VIEWS } from './addresses';

const roles = lazyPage(async () => (await import('./roles/Roles')).Roles);
const role = lazyPage(async () => (await import('./role/RolePage')).RolePage);
const batches = lazyPage(async () => (await import('./batches/Batches')).Batches);
const batch = lazyPage(async () => (await import('./batches/BatchPage')).BatchPage);
const views = lazyPage(async () => (await import('./views/Views')).Views);

export const roleMatching: SuiteApp = {
  icon: IconUserSearch,
  routes: [
    { path: HOME, lazy: roles },
    { path: `${ROLES}/:id/:tab?`, lazy: role },
    { path: BATCHES, lazy: batches },
    { path: `${BATCHES}/:id`, lazy: batch },
    { path: VIEWS, lazy: views },
  ],
};
