// Signing in at Firebase. The SDK keeps everything in memory, and is signed out as soon as the server has
// taken its token: the browser holds no credential.

import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { api, ask, isRefusal, type Schemas } from '@/api/client';
import { GOOGLE_FAILED } from '../login/texts';
import type { AuthState } from '../state';
import { firebaseText } from './errors';

type Client = Schemas['FirebaseClient'];

const FAILED = 'The sign-in failed. Try again.';

/** Google's popup. What comes back is the session, or the sentence to show. */
export async function signInWithGoogle(client: Client, domains: readonly string[]): Promise<AuthState> {
  return withAuth(client, GOOGLE_FAILED, async (auth) => exchange(await visitGoogle(auth, domains)));
}

export async function signInWithPassword(
  client: Client,
  email: string,
  password: string,
): Promise<AuthState> {
  return withAuth(client, FAILED, async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return exchange(user);
  });
}

export async function createAccount(client: Client, account: Schemas['CreateAccount']): Promise<string> {
  return withAuth(client, FAILED, async (auth) => {
    const { user } = await createUserWithEmailAndPassword(auth, account.email, account.password);
    await updateProfile(user, { displayName: account.displayName });
    await sendEmailVerification(user);
    return 'We have sent you a mail. Open the link in it to confirm your address, then sign in here.';
  });
}

export async function requestReset(client: Client, email: string): Promise<string> {
  return withAuth(client, FAILED, async (auth) => {
    await sendPasswordResetEmail(auth, email).catch((failure) => {
      // Who asks is not told which addresses have an account.
      if (codeOf(failure) !== 'auth/user-not-found') throw failure;
    });
    return 'If there is an account with this address, we have sent a link to it.';
  });
}

/** A fresh token, as proof that it is still the same person: by password if one is given, else by Google. */
export async function proveIdentity(client: Client, email: string, password?: string): Promise<string> {
  return withAuth(client, FAILED, async (auth) => {
    const user = password
      ? (await signInWithEmailAndPassword(auth, email, password)).user
      : await visitGoogle(auth, []);
    return user.getIdToken(true);
  });
}

async function visitGoogle(auth: Auth, domains: readonly string[]): Promise<User> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const [only, ...others] = domains;
  if (only && others.length === 0) provider.setCustomParameters({ prompt: 'select_account', hd: only });
  const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
  return user;
}

/** The token for a session. A token that was too old is renewed once. */
async function exchange(user: User): Promise<AuthState> {
  const post = (idToken: string) => ask(api.POST('/api/session/firebase', { body: { idToken } }));
  try {
    return await post(await user.getIdToken());
  } catch (failure) {
    if (isRefusal(failure, 'email_not_verified')) await sendEmailVerification(user);
    if (!isRefusal(failure, 'invalid_token')) throw failure;
    return post(await user.getIdToken(true));
  }
}

/** Whatever happens, nobody stays signed in at the SDK, and its errors become our sentences. */
async function withAuth<T>(client: Client, otherwise: string, use: (auth: Auth) => Promise<T>): Promise<T> {
  const auth = open(client);
  try {
    return await use(auth);
  } catch (failure) {
    const code = codeOf(failure);
    throw code ? new Error(firebaseText(code, otherwise)) : failure;
  } finally {
    await signOut(auth);
  }
}

const codeOf = (failure: unknown) => (failure instanceof FirebaseError ? failure.code : null);

let opened: Auth | undefined;

function open(client: Client): Auth {
  if (opened) return opened;
  const { emulatorUrl, ...config } = client;
  opened = initializeAuth(initializeApp(config), { persistence: inMemoryPersistence });
  if (emulatorUrl) connectAuthEmulator(opened, emulatorUrl, { disableWarnings: true });
  return opened;
}
