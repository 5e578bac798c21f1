import { IconCoin } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const financialAid: SuiteApp = {
  icon: IconCoin,
  routes: [
    {
      path: '/financial-aid',
      lazy: lazyPage(async () => (await import('./FinancialAid')).FinancialAid),
    },
  ],
};
