import type { Middleware } from 'openapi-fetch';
import { useSyncExternalStore } from 'react';
import { api, ask, type Schemas } from '@/api/client';
import { showFailure } from '@/ui/toast/toasts';
import { askToSignIn, isAskingToSignIn, stopAsking } from './expiry/expiry';
import { leaveTo, reload } from './leave';
import { type KnowsPath, rememberRoute, takeRequestedRoute } from './requestedRoute';
import { type AuthEvent, type AuthState, INITIAL, next } from './state';
import { listenToTabs, tellTabs } from './tabs';

let state = INITIAL;
/** Where somebody who has just signed in is on the way to. */
let arrival: string | null = null;
let isLeaving = false;
let loadedSignedIn = false;
const listeners = new Set<() => void>();

export const currentSession = () => state;
export const currentArrival = () => arrival;

/** Whether the server sent this document to somebody signed in: its policy then keeps it from other hosts. */
export const wasLoadedSignedIn = () => loadedSignedIn;

export function dispatch(event: AuthEvent) {
  state = next(state, event);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): AuthState {
  return useSyncExternalStore(subscribe, currentSession);
}

/** Asks the server who is signed in. */
export async function refreshSession(): Promise<AuthState> {
  dispatch({ type: 'asked' });
  try {
    const answer = await ask(api.GET('/api/session'));
    if (state.isAuthenticated && !answer.isAuthenticated) leaveExpired();
    else dispatch({ type: 'answered', state: answer });
  } catch (failure) {
    dispatch({ type: 'unanswered', error: (failure as Error).message });
    throw failure;
  }
  return state;
}

/** Asks once, at the start. Whoever comes back from Google has just signed in. */
export async function startSession(knows: KnowsPath) {
  const answer = await refreshSession();
  loadedSignedIn = answer.isAuthenticated;
  const { pathname, search } = window.location;
  const isBack = pathname === '/login' && new URLSearchParams(search).get('done') === 'google';
  if (isBack && answer.isAuthenticated) arrive(answer, takeRequestedRoute(knows));
  return answer;
}

/** Somebody has signed in, here and now, and goes on to a page. */
export function arrive(answer: AuthState, route: string) {
  arrival = route;
  dispatch({ type: 'answered', state: answer });
  tellTabs('signed-in');
}

export function finishArrival() {
  arrival = null;
}

export function changeProfile(profile: Schemas['Profile']) {
  dispatch({ type: 'profileChanged', profile });
}

/** From here on a refusal is no news: the page is on its way out. */
export function startLeaving() {
  isLeaving = true;
}

/** The server no longer knows this session: one leaves, and comes back here after signing in. */
export function leaveExpired() {
  if (isLeaving) return;
  startLeaving();
  const { pathname, search, hash } = window.location;
  rememberRoute(pathname + search + hash);
  leaveTo('/login?error=session_expired');
}

/** The same, found out by a request. Who was about to change something may have typed a lot for it. */
function expire(isChange: boolean) {
  if (isLeaving || isAskingToSignIn()) return;
  if (isChange) askToSignIn();
  else leaveExpired();
}

/** Goes on after a sign-in in another tab. Another person gets a page of their own. */
async function resume() {
  const answer = await ask(api.GET('/api/session'));
  if (answer.user?.uid !== state.user?.uid) return reload();
  dispatch({ type: 'answered', state: answer });
  stopAsking();
}

const watch: Middleware = {
  onRequest({ request }) {
    if (request.method !== 'GET' && state.csrfToken) request.headers.set('X-CSRF-Token', state.csrfToken);
    return request;
  },
  async onResponse({ request, response }) {
    if (response.status !== 401 || !state.isAuthenticated) return;
    const body: Partial<Schemas['ErrorBody']> | null = await response
      .clone()
      .json()
      .catch(() => null);
    if (body?.code === 'session_expired' || body?.code === 'no_authenticated_user') {
      expire(request.method !== 'GET');
    }
  },
};

/** Connects the session with every request and with the other tabs. Returns how to undo that. */
export function connectSession(): () => void {
  // Accounts were once kept here. What is left of them is removed unread.
  localStorage.removeItem('fallbackAuth_users');
  api.use(watch);
  const stop = listenToTabs((news) => {
    if (news === 'signed-out') {
      startLeaving();
      sessionStorage.clear();
      leaveTo('/login');
    } else if (isAskingToSignIn()) {
      resume().catch(showFailure);
    } else if (state.isAuthenticated) {
      // Perhaps as somebody else.
      reload();
    } else {
      refreshSession().catch(showFailure);
    }
  });
  return () => {
    stop();
    api.eject(watch);
  };
}
