import { IconSchool } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const graduway: SuiteApp = {
  icon: IconSchool,
  routes: [{ path: '/graduway', lazy: { Component: async () => (await import('./Graduway')).Graduway } }],
};
