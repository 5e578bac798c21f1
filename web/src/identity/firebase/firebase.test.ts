import { FirebaseError } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refusal, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { createAccount, requestReset, signInWithGoogle, signInWithPassword } from './firebase';

// The SDK's own network is another company's service: here it ends at the SDK.
vi.mock('firebase/auth', { spy: true });

const client = { apiKey: 'key', authDomain: 'demo-acme.test', projectId: 'demo-acme' };
const STALE = 'The sign-in could not be verified. Sign in again.';

/** A user whose token is new each time it is asked for by force. */
function signedInAtFirebase() {
  let version = 1;
  const getIdToken = vi.fn(async (force?: boolean) => {
    if (force) version += 1;
    return `token-${version}`;
  });
  return { user: { getIdToken } } as unknown as sdk.UserCredential;
}

beforeEach(() => {
  vi.mocked(sdk.signOut).mockResolvedValue();
  vi.mocked(sdk.signInWithEmailAndPassword).mockResolvedValue(signedInAtFirebase());
  vi.mocked(sdk.signInWithPopup).mockResolvedValue(signedInAtFirebase());
});

test('A-98: the token is given to the server once, and nobody stays signed in at the SDK', async () => {
  const requests = stubNetwork({
    'POST /api/session/firebase': () => answer<'SessionState'>(signedIn('viewer')),
  });
  const state = await signInWithPassword(client, 'ada@acme.test', 'secret');
  expect(state.isAuthenticated).toBe(true);
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([{ idToken: 'token-1' }]);
  expect(sdk.signOut).toHaveBeenCalledTimes(1);
});

test('A-103: a token the server does not take is renewed once', async () => {
  const requests = stubNetwork({
    'POST /api/session/firebase': async (request) => {
      const { idToken } = await request.json();
      return idToken === 'token-1'
        ? refusal('invalid_token', STALE, 401)
        : answer<'SessionState'>(signedIn('viewer'));
    },
  });
  await signInWithGoogle(client, ['acme.test']);
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { idToken: 'token-1' },
    { idToken: 'token-2' },
  ]);
});

test('A-103: and not more than once', async () => {
  const requests = stubNetwork({ 'POST /api/session/firebase': () => refusal('invalid_token', STALE, 401) });
  await expect(signInWithGoogle(client, [])).rejects.toThrow(STALE);
  expect(requests).toHaveLength(2);
  expect(sdk.signOut).toHaveBeenCalledTimes(1);
});

test('A-91: a refusal of the server is told as it stands', async () => {
  const text = 'Access restricted to acme.test users only';
  stubNetwork({ 'POST /api/session/firebase': () => refusal('domain_restricted', text, 403) });
  await expect(signInWithGoogle(client, ['acme.test'])).rejects.toThrow(text);
});

test('A-106: when the service cannot be reached, it says so', async () => {
  vi.mocked(sdk.signInWithPopup).mockRejectedValue(new FirebaseError('auth/network-request-failed', 'raw'));
  await expect(signInWithGoogle(client, [])).rejects.toThrow('Firebase not available');
});

test('A-108: any other failure of Google is told as one', async () => {
  vi.mocked(sdk.signInWithPopup).mockRejectedValue(new FirebaseError('auth/argument-error', 'raw'));
  await expect(signInWithGoogle(client, [])).rejects.toThrow('Google sign-in failed');
});

test('A-99: a new account gets its name and a mail', async () => {
  const credential = signedInAtFirebase();
  vi.mocked(sdk.createUserWithEmailAndPassword).mockResolvedValue(credential);
  vi.mocked(sdk.updateProfile).mockResolvedValue();
  vi.mocked(sdk.sendEmailVerification).mockResolvedValue();
  const account = { email: 'ada@acme.test', password: 'secret', displayName: 'Ada Byron' };
  expect(await createAccount(client, account)).toMatch(/sent you a mail/);
  expect(sdk.updateProfile).toHaveBeenCalledWith(credential.user, { displayName: 'Ada Byron' });
  expect(sdk.sendEmailVerification).toHaveBeenCalledWith(credential.user);
});

test('A-102: a reset is answered alike, whether there is such an account or not', async () => {
  vi.mocked(sdk.sendPasswordResetEmail).mockResolvedValueOnce();
  const known = await requestReset(client, 'ada@acme.test');
  vi.mocked(sdk.sendPasswordResetEmail).mockRejectedValueOnce(
    new FirebaseError('auth/user-not-found', 'raw'),
  );
  expect(await requestReset(client, 'nobody@acme.test')).toBe(known);
});
