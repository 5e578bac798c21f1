import { IconMailSpark } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const outlookInbox: SuiteApp = {
  icon: IconMailSpark,
  routes: [
    {
      path: '/outlook-inbox',
      lazy: lazyPage(async () => (await import('./OutlookInbox')).OutlookInbox),
    },
  ],
};
