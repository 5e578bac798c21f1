import { IconGift } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const virtualFundraisingOfficer: SuiteApp = {
  icon: IconGift,
  routes: [
    {
      path: '/virtual-fundraising-officer',
      lazy: {
        Component: async () => (await import('./VirtualFundraisingOfficer')).VirtualFundraisingOfficer,
      },
    },
  ],
};
