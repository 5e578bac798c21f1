import { IconCompass } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const studentSuccess: SuiteApp = {
  icon: IconCompass,
  routes: [
    {
      path: '/student-success',
      lazy: lazyPage(async () => (await import('./StudentSuccess')).StudentSuccess),
    },
  ],
};
