import { api, ask, type Schemas } from '@/api/client';
import { startAddress, visitGoogle, WindowBlocked } from '../google/window';
import { leaveTo } from '../leave';
import type { AuthState } from '../state';
import { GOOGLE_FAILED, NOT_FINISHED, refusalOf } from './texts';

export type SignInOptions = Schemas['SignInOptions'];

export const findOptions = () => ask(api.GET('/api/sign-in'));

/** Signs in with Google, at whoever answers for it here. */
export function signInWithGoogle(options: SignInOptions, gone: AbortSignal): Promise<AuthState> {
  switch (options.google) {
    case 'google':
      return signInAtGoogle(options.domains, gone);
    case 'firebase':
      return atFirebase(options, (firebase, client) => firebase.signInWithGoogle(client, options.domains));
    default:
      return Promise.reject(new Error(options.googleError ?? GOOGLE_FAILED));
  }
}

async function signInAtGoogle(domains: readonly string[], gone: AbortSignal): Promise<AuthState> {
  const outcome = await visitGoogle('sign-in', gone).catch((failure) => {
    if (!(failure instanceof WindowBlocked)) throw failure;
    leaveTo(startAddress('sign-in'));
    // The page is about to go: nothing more happens here.
    return new Promise<never>(() => {});
  });
  if (outcome.type === 'refused') throw refusalOf(outcome.code, domains);
  return findNewSession(outcome.type === 'closed' ? NOT_FINISHED : GOOGLE_FAILED);
}

/** The session that Google's window should have brought. */
export async function findNewSession(otherwise: string): Promise<AuthState> {
  const answer = await ask(api.GET('/api/session'));
  if (!answer.isAuthenticated) throw new Error(otherwise);
  return answer;
}

export function signInWithPassword(
  options: SignInOptions,
  email: string,
  password: string,
): Promise<AuthState> {
  if (options.password === 'firebase') {
    return atFirebase(options, (firebase, client) => firebase.signInWithPassword(client, email, password));
  }
  return ask(api.POST('/api/session/local', { body: { email, password } }));
}

/** Resolves to what happens next, in a sentence. */
export async function createAccount(
  options: SignInOptions,
  account: Schemas['CreateAccount'],
): Promise<string> {
  if (options.password === 'firebase') {
    return atFirebase(options, (firebase, client) => firebase.createAccount(client, account));
  }
  const accepted = await ask(api.POST('/api/accounts', { body: account }));
  return accepted.message;
}

/** Resolves to what happens next, in a sentence: the same for an address that has no account. */
export async function requestReset(options: SignInOptions, email: string): Promise<string> {
  if (options.password === 'firebase') {
    return atFirebase(options, (firebase, client) => firebase.requestReset(client, email));
  }
  const accepted = await ask(api.POST('/api/accounts/reset', { body: { email } }));
  return accepted.message;
}

type Firebase = typeof import('../firebase/firebase');

/** The SDK is large, and loaded only where it is used. */
async function atFirebase<T>(
  options: SignInOptions,
  use: (firebase: Firebase, client: Schemas['FirebaseClient']) => Promise<T>,
): Promise<T> {
  if (!options.firebase) throw new Error('Firebase authentication not available');
  return use(await import('../firebase/firebase'), options.firebase);
}
