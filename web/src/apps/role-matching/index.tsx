import { IconUserSearch } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const roleMatching: SuiteApp = {
  icon: IconUserSearch,
  routes: [
    {
      path: '/role-matching',
      lazy: lazyPage(async () => (await import('./RoleMatching')).RoleMatching),
    },
  ],
};
