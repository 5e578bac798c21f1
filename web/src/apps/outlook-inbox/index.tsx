import { IconMailSpark } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const outlookInbox: SuiteApp = {
  icon: IconMailSpark,
  routes: [
    {
      path: '/outlook-inbox',
      lazy: { Component: async () => (await import('./OutlookInbox')).OutlookInbox },
    },
  ],
};
