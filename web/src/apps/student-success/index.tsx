import { IconCompass } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const studentSuccess: SuiteApp = {
  icon: IconCompass,
  routes: [
    {
      path: '/student-success',
      lazy: { Component: async () => (await import('./StudentSuccess')).StudentSuccess },
    },
  ],
};
