import { IconCoin } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';
import { HOME, IMPORT } from './addresses';

const families = lazyPage(async () => (await import('./families/Families')).Families);
const imports = lazyPage(async () => (await import('./imports/Imports')).Imports);
const family = lazyPage(async () => (await import('./family/FamilyPage')).FamilyPage);

export const financialAid: SuiteApp = {
  icon: IconCoin,
  routes: [
    { path: HOME, lazy: families },
    { path: IMPORT, lazy: imports },
    { path: `${HOME}/families/:id/:tab?`, lazy: family },
  ],
};
