import { IconHeartHandshake } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';
import { HOME, INTRODUCTIONS, ROUNDS } from './addresses';

const match = lazyPage(async () => (await import('./match/MatchPage')).MatchPage);
const introductions = lazyPage(async () => (await import('./introductions/Introductions')).Introductions);
const introduction = lazyPage(
  async () => (await import('./introductions/IntroductionPage')).IntroductionPage,
);
const rounds = lazyPage(async () => (await import('./rounds/Rounds')).Rounds);
const round = lazyPage(async () => (await import('./rounds/RoundPage')).RoundPage);

export const matchmaking: SuiteApp = {
  icon: IconHeartHandshake,
  routes: [
    { path: HOME, lazy: match },
    { path: INTRODUCTIONS, lazy: introductions },
    { path: `${INTRODUCTIONS}/:id`, lazy: introduction },
    { path: ROUNDS, lazy: rounds },
    { path: `${ROUNDS}/:id/:tab?`, lazy: round },
  ],
};
