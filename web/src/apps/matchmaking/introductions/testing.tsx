import { screen, within } from '@testing-library/react';
import type { Schemas } from '@/api/client';
import { give, type Handlers, introduction, matchServer, mentoringMatch, open } from '../testing';
import type { Introduction } from '../types';
import { IntroductionPage } from './IntroductionPage';

export const ONE = '/api/matchmaking/introductions/intro-1';
export const MENTOR = '/api/outbox/messages/letter-mentor';

/** The server, which keeps what was last done. */
export function openOne(
  first: Introduction,
  handlers: (put: (next: Introduction) => Response) => Handlers,
  role?: Schemas['Role'],
) {
  let now = first;
  const put = (next: Introduction) => {
    now = next;
    return give(next);
  };
  return open(
    [{ path: '/matchmaking/introductions/:id', element: <IntroductionPage /> }],
    '/matchmaking/introductions/intro-1',
    { [`GET ${ONE}`]: () => give(now), ...matchServer(mentoringMatch()), ...handlers(put) },
    role,
  );
}

export const nothing = () => ({});
export const panel = async (name: string) =>
  within(await screen.findByRole('region', { name: `To ${name}` }));
export const state = (change: Partial<Introduction['card']>, rest: Partial<Introduction> = {}) =>
  introduction({ ...rest, card: { ...introduction().card, revision: 2, ...change } });
