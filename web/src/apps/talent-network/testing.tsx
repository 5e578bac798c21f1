import { Outlet } from 'react-router';
import { onTestFinished } from 'vitest';
import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { findPressed, pageShortcuts } from '@/ui/shortcuts';

export * from './candidate/fixtures';
export * from './directory/fixtures';
export * from './fixtures';

export type Handlers = Parameters<typeof stubNetwork>[0];

export const API = '/api/talent-network';

/** The keys of the page, as the shell listens to them. */
function listenToKeys() {
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = !document.querySelector('dialog[open]') && findPressed(pageShortcuts(), event);
    if (!pressed) return;
    event.preventDefault();
    pressed.run();
  };
  document.addEventListener('keydown', onKeyDown);
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown));
}

/** Where the shell puts pages: keys go through the lists in it. */
const Main = () => (
  <main>
    <Outlet />
  </main>
);

/** Opens a page of the talent network as somebody. */
export function open(
  routes: Parameters<typeof renderRoutes>[0],
  address: string,
  handlers: Handlers,
  role: Schemas['Role'] = 'contributor',
) {
  dispatch({ type: 'answered', state: signedIn(role) });
  listenToKeys();
  const requests = stubNetwork(handlers);
  const pages = [...routes, { path: '*', element: <p>Elsewhere</p> }];
  const router = renderRoutes([{ element: <Main />, children: pages }], address);
  const made = (name: string) =>
    requests.filter(({ method, url }) => name === `${method} ${new URL(url).pathname}`);
  return {
    router,
    made,
    /** What was sent along with requests of this name. */
    sent: (name: string) => Promise.all(made(name).map((request) => request.clone().json())),
  };
}

/** An answer of the server. What it is said to be is checked against the contract. */
export const give = <Body extends object>(body: Body, status = 200) => Response.json(body, { status });
