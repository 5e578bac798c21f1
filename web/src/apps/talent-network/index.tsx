import { IconNetwork } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';
import { CANDIDATES, DEMAND, DUPLICATES, FINALISTS, HOME, OUTCOMES, WORKLISTS } from './addresses';

const directory = lazyPage(async () => (await import('./directory/DirectoryPage')).DirectoryPage);
const candidate = lazyPage(async () => (await import('./candidate/CandidatePage')).CandidatePage);
const worklists = lazyPage(async () => (await import('./worklists/Worklists')).Worklists);
const demand = lazyPage(async () => (await import('./demand/DemandPage')).DemandPage);
const outcomes = lazyPage(async () => (await import('./outcomes/OutcomesPage')).OutcomesPage);
const duplicates = lazyPage(async () => (await import('./duplicates/DuplicatesPage')).DuplicatesPage);
const finalists = lazyPage(async () => (await import('./finalists/FinalistsPage')).FinalistsPage);

export const talentNetwork: SuiteApp = {
  icon: IconNetwork,
  routes: [
    { path: HOME, lazy: directory },
    { path: `${CANDIDATES}/:id/:tab?`, lazy: candidate },
    { path: WORKLISTS, lazy: worklists },
    { path: DEMAND, lazy: demand },
    { path: OUTCOMES, lazy: outcomes },
    { path: DUPLICATES, lazy: duplicates },
    { path: FINALISTS, lazy: finalists },
  ],
};
