import { IconSchool } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const graduway: SuiteApp = {
  icon: IconSchool,
  routes: [{ path: '/graduway', lazy: lazyPage(async () => (await import('./Graduway')).Graduway) }],
};
