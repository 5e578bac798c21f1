import { IconMap2 } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const donorMotivationMapper: SuiteApp = {
  icon: IconMap2,
  routes: [
    {
      path: '/donor-motivation-mapper',
      lazy: { Component: async () => (await import('./DonorMotivationMapper')).DonorMotivationMapper },
    },
  ],
};
