import { IconHeartHandshake } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const matchmaking: SuiteApp = {
  icon: IconHeartHandshake,
  routes: [{ path: '/matchmaking', lazy: lazyPage(async () => (await import('./Matchmaking')).Matchmaking) }],
};
