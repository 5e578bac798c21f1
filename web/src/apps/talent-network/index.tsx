import { IconNetwork } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const talentNetwork: SuiteApp = {
  icon: IconNetwork,
  routes: [
    {
      path: '/talent-network',
      lazy: { Component: async () => (await import('./TalentNetwork')).TalentNetwork },
    },
  ],
};
