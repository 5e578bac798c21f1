import { IconCoin } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const financialAid: SuiteApp = {
  icon: IconCoin,
  routes: [
    {
      path: '/financial-aid',
      lazy: { Component: async () => (await import('./FinancialAid')).FinancialAid },
    },
  ],
};
