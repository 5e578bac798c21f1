import { IconMap2 } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const donorMotivationMapper: SuiteApp = {
  icon: IconMap2,
  routes: [
    {
      path: '/donor-motivation-mapper',
      lazy: lazyPage(async () => (await import('./DonorMotivationMapper')).DonorMotivationMapper),
    },
  ],
};
