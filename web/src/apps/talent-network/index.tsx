import { IconNetwork } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const talentNetwork: SuiteApp = {
  icon: IconNetwork,
  routes: [
    {
      path: '/talent-network',
      lazy: lazyPage(async () => (await import('./TalentNetwork')).TalentNetwork),
    },
  ],
};
