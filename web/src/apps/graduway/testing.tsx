import { onTestFinished } from 'vitest';
import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { findPressed, pageShortcuts } from '@/ui/shortcuts';

export type Handlers = Parameters<typeof stubNetwork>[0];

/** Opens a page of the app as somebody. */
export function open(
  as: Schemas['Role'],
  routes: Parameters<typeof renderRoutes>[0],
  address: string,
  handlers: Handlers,
) {
  dispatch({ type: 'answered', state: signedIn(as) });
  const requests = stubNetwork(handlers);
  listenToKeys();
  return { requests, router: renderRoutes(routes, address) };
}

/** The shell listens to the shortcuts of a page. Here there is no shell. */
function listenToKeys() {
  const onKeyDown = (event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    const pressed = findPressed(pageShortcuts(), event);
    if (!pressed) return;
    event.preventDefault();
    pressed.run();
  };
  document.addEventListener('keydown', onKeyDown);
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown));
}

/** What was sent to an address, one after the other. */
export const bodiesOf = (requests: readonly Request[], name: string) =>
  Promise.all(
    requests
      .filter(({ method, url }) => `${method} ${new URL(url).pathname}` === name)
      .map((request) => request.clone().json() as Promise<unknown>),
  );

export const chip = (change: Partial<Schemas['DirectoryChip']> = {}): Schemas['DirectoryChip'] => ({
  slot: 'place',
  label: 'Place',
  operator: 'is',
  value: null,
  text: 'Boston',
  excluded: false,
  need: 'must',
  span: null,
  ...change,
});

export const segment = (change: Partial<Schemas['Segment']> = {}): Schemas['Segment'] => ({
  id: 'boston',
  name: 'Boston chemists',
  shared: false,
  own: true,
  ownerName: 'Theo Lindqvist',
  chips: [chip(), chip({ slot: 'field', label: 'Field', text: 'Chemistry' })],
  reading: 'field chemistry, within 50 km of Boston',
  version: 3,
  peopleThen: 40,
  peopleNow: 42,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-06T09:00:00Z',
  updatedByName: 'Theo Lindqvist',
  notes: [],
  ...change,
});
