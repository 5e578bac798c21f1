import { IconUserSearch } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const roleMatching: SuiteApp = {
  icon: IconUserSearch,
  routes: [
    {
      path: '/role-matching',
      lazy: { Component: async () => (await import('./RoleMatching')).RoleMatching },
    },
  ],
};
