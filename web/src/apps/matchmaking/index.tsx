import { IconHeartHandshake } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const matchmaking: SuiteApp = {
  icon: IconHeartHandshake,
  routes: [
    { path: '/matchmaking', lazy: { Component: async () => (await import('./Matchmaking')).Matchmaking } },
  ],
};
