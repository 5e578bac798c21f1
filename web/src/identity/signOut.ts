import { api } from '@/api/client';
import { leaveTo } from './leave';
import { rememberRoute } from './requestedRoute';
import { startLeaving } from './session';
import { tellTabs } from './tabs';

/** How long the server may take to say that it has heard. */
const PATIENCE = 5000;

/**
 * Signs out and loads the login screen. Nothing that goes wrong keeps anybody signed in.
 * `returnTo` is for who signs out only to sign in again.
 */
export function signOut(returnTo?: string): Promise<void> {
  underWay ??= leave(returnTo).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Who clicks twice signs out once. */
let underWay: Promise<void> | null = null;

async function leave(returnTo?: string) {
  startLeaving();
  // If the request below never arrives, the next one that does shows this, and the server ends the session.
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface does not work without https.
  document.cookie = `signed_out=1; path=/; SameSite=Lax${secure}`;
  try {
    await api.DELETE('/api/session', { keepalive: true, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    // The cookie has said it.
  }
  sessionStorage.clear();
  localStorage.clear();
  if (returnTo) rememberRoute(returnTo);
  tellTabs('signed-out');
  leaveTo('/login');
}
