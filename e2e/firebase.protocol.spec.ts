import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures';
import { refresh, signInWithGoogle, signInWithPassword, signUp } from './firebase-account';
import { expectAnswer, type Person, type Schemas } from './person';
import * as emulator from './servers/emulator';
import { type Forgery, now, SigningKey, unsigned, withBrokenSignature } from './servers/signing';

test.use({ site: async ({ firebase }, use) => use(firebase.quad) });

/** The emulator is shared, and everybody in it has a name of their own. */
const somebody = (domain = 'quadrangle.example') => `nora.${randomUUID().slice(0, 8)}@${domain}`;

const exchange = (person: Person, idToken: string) => person.http.post('/api/session/firebase', { data: { idToken } });

async function expectNobody(person: Person): Promise<void> {
  expect(await person.session()).toMatchObject({ isAuthenticated: false, user: null });
}

test('A-73 A-78 A-103: a token is exchanged once for a session, as a viewer', async ({ firebase, visitor }) => {
  const email = somebody();
  const account = await signInWithGoogle(firebase.service, email);
  const person = await visitor();
  const state = await expectAnswer<Schemas['SessionState']>(await exchange(person, account.idToken), 200);
  expect(state).toMatchObject({ isAuthenticated: true, authMethod: 'firebase', error: null });
  expect(state.profile).toMatchObject({ email, role: 'viewer', displayName: 'Nora Lind', isEmailVerified: true });

  // Tokens of one second are alike.
  const newToken = async () => (await refresh(firebase.service, account.refreshToken)).idToken;
  await expect.poll(newToken).not.toBe(account.idToken);
  expect((await exchange(await visitor(), await newToken())).status(), 'a refreshed token').toBe(200);
});

const hour = 3600;
const forgeries: [string, Forgery][] = [
  ['from another issuer', (claims, key) => key.sign({ ...claims, iss: 'https://securetoken.google.com/demo-other' })],
  ['that is a session cookie', (claims, key) => key.sign({ ...claims, iss: sessionIssuer })],
  ['for another project', (claims, key) => key.sign({ ...claims, aud: 'demo-other' })],
  ['without a subject', (claims, key) => key.sign({ ...claims, sub: undefined })],
  ['with an empty subject', (claims, key) => key.sign({ ...claims, sub: '' })],
  ['with a subject that is too long', (claims, key) => key.sign({ ...claims, sub: 'x'.repeat(129) })],
  ['of an unknown key', (claims, key) => key.sign(claims, 'made-up')],
  ['that names no key', (claims, key) => key.sign(claims, null)],
  ['of another key under a known name', async (claims, key) => (await SigningKey.make(key.kid)).sign(claims)],
  ['as the emulator makes it, without a signature', (claims) => unsigned(claims)],
  ['without a signature that names a known key', (claims, key) => unsigned(claims, key.kid)],
  ['signed with the public key as a secret', (claims, key) => key.signWithPublicKey(claims)],
  ['with a changed signature', async (claims, key) => withBrokenSignature(await key.sign(claims))],
  ['that has expired', (claims, key) => key.sign({ ...claims, exp: now() - 60 })],
  ['from the future', (claims, key) => key.sign({ ...claims, iat: now() + hour })],
  ['of a sign-in in the future', (claims, key) => key.sign({ ...claims, auth_time: now() + hour })],
  ['of a sign-in more than five minutes ago', (claims, key) => key.sign({ ...claims, auth_time: now() - 301 })],
  ['that does not say when somebody signed in', (claims, key) => key.sign({ ...claims, auth_time: undefined })],
  ['that is no token', () => 'not-a-token'],
];
const sessionIssuer = `https://session.firebase.google.com/${emulator.PROJECT}`;

for (const [what, forge] of forgeries) {
  test(`A-91: a token ${what} is refused and written down`, async ({ firebase, visitor }) => {
    const [person, admin] = [await visitor(), await visitor()];
    const { claims } = await signInWithGoogle(firebase.service, somebody());
    const refused = await exchange(person, await forge(claims, firebase.service.key));
    const error = await expectAnswer<Schemas['ErrorBody']>(refused, 401);
    expect(error).toEqual({ code: 'invalid_token', message: 'The sign-in could not be verified. Sign in again.' });
    await expectNobody(person);

    await admin.signIn('admin');
    const log = '/api/admin/audit?action=sign_in_refused&perPage=1';
    const { entries } = await admin.get<Schemas['AuditList']>(log);
    expect(entries[0]?.detail).toMatchObject({ reason: 'token' });

    const genuine = await firebase.service.key.sign(claims);
    expect((await exchange(person, genuine)).status(), 'it was the change that was refused').toBe(200);
  });
}

test('A-91 A-103: a token that was exchanged is worth nothing any more', async ({ firebase, visitor }) => {
  const { idToken } = await signInWithGoogle(firebase.service, somebody());
  expect((await exchange(await visitor(), idToken)).status()).toBe(200);
  const thief = await visitor();
  expect(await expectAnswer(await exchange(thief, idToken), 401)).toMatchObject({ code: 'invalid_token' });
  await expectNobody(thief);
});

const RESTRICTED = { code: 'domain_restricted', message: 'Access restricted to quadrangle.example users only' };

test('A-86 A-91: an account of another domain is refused', async ({ firebase, visitor }) => {
  const others = ['gmail.example', 'quadrangle.example.evil.example', 'evil-quadrangle.example', 'sub.quadrangle.example'];
  for (const domain of others) {
    const person = await visitor();
    const { idToken } = await signInWithGoogle(firebase.service, somebody(domain));
    expect(await expectAnswer(await exchange(person, idToken), 403), domain).toEqual(RESTRICTED);
    await expectNobody(person);
  }
});

test('A-91 C-21: an address that nobody has verified is refused, until the link in its mail is opened', async ({
  firebase,
  visitor,
}) => {
  const person = await visitor();
  const [email, password] = [somebody(), 'plover-cabinet-ninety-elk'];
  const { idToken } = await signUp(firebase.service, email, password);
  expect(await expectAnswer(await exchange(person, idToken), 403)).toEqual({
    code: 'email_not_verified',
    message: 'Confirm your email address first: open the link we have just sent to it.',
  });
  await expectNobody(person);

  await emulator.administer('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', email, returnOobLink: true });
  await fetch(await emulator.linkFor(email, 'VERIFY_EMAIL'));
  const verified = await signInWithPassword(firebase.service, email, password);
  expect((await exchange(person, verified.idToken)).status()).toBe(200);
});

test('A-96: signing somebody out everywhere also ends their refresh token at Firebase', async ({ firebase, visitor }) => {
  const [person, admin] = [await visitor(), await visitor()];
  const account = await signInWithGoogle(firebase.service, somebody());
  const state = await expectAnswer<Schemas['SessionState']>(await exchange(person, account.idToken), 200);
  expect((await refresh(firebase.service, account.refreshToken)).status).toBe(200);
  // Firebase counts in seconds: what was given out in the second of the revocation is still good.
  const issuedAt = now();
  await expect.poll(now).toBeGreaterThan(issuedAt);

  await admin.signIn('admin');
  const ended = await admin.send('DELETE', `/api/admin/users/${state.user?.uid}/sessions`);
  expect(await expectAnswer(ended, 200)).toEqual({ ended: 1 });
  expect(await person.session()).toMatchObject({ isAuthenticated: false, error: 'Session expired' });
  expect(await refresh(firebase.service, account.refreshToken)).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' });
});

test('A-75 A-83 A-106: local accounts stand in only while Firebase cannot be reached from the server', async ({
  firebase: { service },
  startQuad,
  playwright,
}) => {
  service.isDown = true;
  const quad = await startQuad(service.settings());
  const http = await playwright.request.newContext({ baseURL: quad.url });
  const options = async () => (await http.get('/api/sign-in')).json() as Promise<Schemas['SignInOptions']>;
  const credentials = { email: 'nobody@quadrangle.example', password: 'plover-cabinet-ninety-elk' };

  expect(await (await http.get('/api/session')).json()).toMatchObject({ error: 'Firebase not available' });
  expect(await options()).toMatchObject({ password: 'local', google: null, firebase: null });
  const local = await http.post('/api/session/local', { data: credentials });
  expect(await expectAnswer(local, 401), 'the fallback has credentials of its own').toMatchObject({ code: 'no_account' });
  const exchanged = await http.post('/api/session/firebase', { data: { idToken: await service.key.sign({}) } });
  expect(await expectAnswer(exchanged, 503)).toEqual({ code: 'firebase_not_available', message: 'Firebase not available' });

  service.isDown = false;
  await expect.poll(options, { timeout: 15_000 }).toMatchObject({ password: 'firebase', google: 'firebase' });
  expect(await (await http.get('/api/session')).json()).toMatchObject({ error: null });
  const refused = await http.post('/api/session/local', { data: credentials });
  expect(refused.status(), 'never beside Firebase').toBe(409);
  await http.dispose();
});
