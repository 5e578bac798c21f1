import { IconGift } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const virtualFundraisingOfficer: SuiteApp = {
  icon: IconGift,
  routes: [
    {
      path: '/virtual-fundraising-officer',
      lazy: lazyPage(async () => (await import('./VirtualFundraisingOfficer')).VirtualFundraisingOfficer),
    },
  ],
};
