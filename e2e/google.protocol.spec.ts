import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures';
import type { Person, Schemas } from './person';
import type { OpenIdProvider } from './servers/provider';
import { type Forgery, now, SigningKey, unsigned, withBrokenSignature } from './servers/signing';
import { Trip } from './trip';

test.use({ site: async ({ google }, use) => use(google.quad) });

/** Everybody has an account of their own, so that nobody reaches the limit of sessions. */
const somebody = () => `gina.${randomUUID().slice(0, 8)}`;

const FAILED = '/login?error=google_sign_in_failed';
const RESTRICTED = '/login?error=domain_restricted';

async function expectNobody(person: Person): Promise<void> {
  expect(await person.session()).toMatchObject({ isAuthenticated: false, user: null, profile: null });
}

/** The newest entry of the audit log about somebody who was not let in. */
async function lastRefusal(admin: Person): Promise<Schemas['AuditEntry'] | undefined> {
  const { entries } = await admin.get<Schemas['AuditList']>('/api/admin/audit?action=sign_in_refused&perPage=1');
  return entries[0];
}

test('A-73 A-78 A-91: a managed account with a verified address comes in as a viewer', async ({ visitor }) => {
  const [person, name] = [await visitor(), somebody()];
  const trip = new Trip(person.http);
  expect(await trip.enter(await trip.toTheDoor(name))).toBe('/login?done=google');
  const session = await person.session();
  expect(session).toMatchObject({ isAuthenticated: true, authMethod: 'google', error: null });
  expect(session.profile?.email).toBe(`${name}@quadrangle.example`);
  expect(session.profile).toMatchObject({ role: 'viewer', isEmailVerified: true });
});

test('A-91: the way to the provider carries a state, a nonce, a challenge and the domain', async ({ visitor }) => {
  const person = await visitor();
  const address = new URL(await new Trip(person.http).leave());
  const parameters = Object.fromEntries(address.searchParams);
  expect(parameters).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    hd: 'quadrangle.example',
    prompt: 'select_account',
  });
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(parameters[secret]).toMatch(/^[\w-]{43}$/);
  const { cookies } = await person.http.storageState();
  const cookie = cookies.find(({ name }) => name === 'google');
  expect(cookie).toMatchObject({ value: parameters.state, httpOnly: true, sameSite: 'Lax' });
});

const strangers: [string, string][] = [
  ['an address of another domain', 'outsider'],
  ['an address of the domain, but no hd', 'unmanaged'],
  ['an address of the domain, but another hd', 'managedElsewhere'],
  ['an address that is not verified', 'unverified'],
  ['an address that is verified only in words', 'verifiedInWords'],
];

for (const [what, account] of strangers) {
  test(`A-91: ${what} is refused and written down`, async ({ visitor }) => {
    const [person, admin] = [await visitor(), await visitor()];
    await admin.signIn('admin');
    const before = await lastRefusal(admin);
    const trip = new Trip(person.http);
    expect(await trip.enter(await trip.toTheDoor(account))).toBe(RESTRICTED);
    await expectNobody(person);
    const refusal = await lastRefusal(admin);
    expect(refusal?.seq).toBeGreaterThan(before?.seq ?? 0);
    expect(refusal?.detail).toMatchObject({ reason: 'domain' });
    expect(JSON.stringify(refusal), 'the address of somebody without an account is not kept').not.toContain('@');
  });
}

const hour = 3600;
const forgeries: [string, Forgery][] = [
  ['from another issuer', (claims, key) => key.sign({ ...claims, iss: 'https://accounts.google.com' })],
  ['from an issuer with one more slash', (claims, key) => key.sign({ ...claims, iss: `${claims.iss}/` })],
  ['for another audience', (claims, key) => key.sign({ ...claims, aud: 'somebody-else' })],
  ['for two audiences', (claims, key) => key.sign({ ...claims, aud: [String(claims.aud), 'somebody-else'] })],
  ['without a subject', (claims, key) => key.sign({ ...claims, sub: undefined })],
  ['with an empty subject', (claims, key) => key.sign({ ...claims, sub: '' })],
  ['that says it needs no signature', (claims) => unsigned(claims)],
  ['that says so and names a known key', (claims, key) => unsigned(claims, key.kid)],
  ['signed with the public key as a secret', (claims, key) => key.signWithPublicKey(claims)],
  ['with a changed signature', async (claims, key) => withBrokenSignature(await key.sign(claims))],
  ['with changed claims under its signature', async (claims, key) => withClaimsOf(claims, await key.sign(claims))],
  ['of another key under a known name', async (claims, key) => (await SigningKey.make(key.kid)).sign(claims)],
  ['that has expired', (claims, key) => key.sign({ ...claims, iat: now() - 2 * hour, exp: now() - hour })],
  ['that never expires', (claims, key) => key.sign({ ...claims, exp: undefined })],
  ['from the future', (claims, key) => key.sign({ ...claims, iat: now() + hour, exp: now() + 2 * hour })],
  ['without a nonce', (claims, key) => key.sign({ ...claims, nonce: undefined })],
  ['with the nonce of another attempt', (claims, key) => key.sign({ ...claims, nonce: 'x'.repeat(43) })],
  ['that is no token', () => 'not-a-token'],
];

/** Somebody else's address under the signature of a genuine token. */
function withClaimsOf(claims: object, token: string): string {
  const [header, , signature] = token.split('.');
  const changed = Buffer.from(JSON.stringify({ ...claims, email: 'somebody.else@quadrangle.example' })).toString('base64url');
  return `${header}.${changed}.${signature}`;
}

for (const [what, forgery] of forgeries) {
  test(`A-91 A-108: a token ${what} is refused`, async ({ google, visitor }) => {
    const person = await visitor();
    const trip = new Trip(person.http);
    const handedOut = google.provider.forgeNextToken(forgery);
    expect(await trip.enter(await trip.toTheDoor(somebody()))).toBe(FAILED);
    await handedOut;
    await expectNobody(person);
  });
}

test('A-91: the same token unchanged is believed, so it is the changes that are refused', async ({ google, visitor }) => {
  const person = await visitor();
  const trip = new Trip(person.http);
  const handedOut = google.provider.forgeNextToken((claims, key) => key.sign(claims));
  expect(await trip.enter(await trip.toTheDoor(somebody()))).toBe('/login?done=google');
  await handedOut;
});

/** Signs in until it works: the suite looks for new keys at most every few seconds. */
async function signInEventually(provider: OpenIdProvider, visitor: () => Promise<Person>): Promise<void> {
  await expect(async () => {
    const trip = new Trip((await visitor()).http);
    expect(await trip.enter(await trip.toTheDoor(somebody()))).toBe('/login?done=google');
  }).toPass({ timeout: 15_000, intervals: [500] });
  expect(provider.keyRequests).toBeGreaterThan(0);
}

test('A-91: keys are fetched anew when the provider changes them, and an unknown one is asked for once', async ({
  google: { provider },
  visitor,
}) => {
  await signInEventually(provider, visitor);
  await provider.changeKey('second');
  await signInEventually(provider, visitor);

  const requests = provider.keyRequests;
  for (const kid of ['made-up', 'made-up-too', 'made-up-again']) {
    const trip = new Trip((await visitor()).http);
    void provider.forgeNextToken((claims, key) => key.sign(claims, kid));
    expect(await trip.enter(await trip.toTheDoor(somebody()))).toBe(FAILED);
  }
  expect(provider.keyRequests - requests, 'nobody can make us ask over and over').toBeLessThanOrEqual(1);
});

test('A-91: a callback without a state, or with another one, is refused', async ({ visitor }) => {
  for (const state of [undefined, '', 'x'.repeat(43)]) {
    const person = await visitor();
    const trip = new Trip(person.http);
    const door = await trip.toTheDoor(somebody());
    if (state === undefined) door.searchParams.delete('state');
    else door.searchParams.set('state', state);
    expect(await trip.enter(door)).toBe(FAILED);
    await expectNobody(person);
  }
});

test('A-91: a callback works once', async ({ visitor }) => {
  const person = await visitor();
  const trip = new Trip(person.http);
  const door = await trip.toTheDoor(somebody());
  const cookies = await person.http.storageState();
  expect(await trip.enter(door)).toBe('/login?done=google');
  const { sessions } = await person.get<Schemas['SessionList']>('/api/sessions');

  expect(await trip.enter(door), 'the state is spent').toBe(FAILED);
  const thief = await visitor();
  const cookie = cookies.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await thief.http.get(door.href, { maxRedirects: 0, headers: { cookie } });
  expect(answer.headers().location, 'even with the cookie of the first time').toBe(FAILED);
  expect((await person.get<Schemas['SessionList']>('/api/sessions')).sessions).toHaveLength(sessions.length);
});

test('A-91: a code works once, also with a state of its own', async ({ visitor }) => {
  const first = new Trip((await visitor()).http);
  const door = await first.toTheDoor(somebody());
  const code = door.searchParams.get('code') ?? '';
  expect(await first.enter(door)).toBe('/login?done=google');

  const person = await visitor();
  const second = new Trip(person.http);
  const again = await second.toTheDoor(somebody());
  again.searchParams.set('code', code);
  expect(await second.enter(again)).toBe(FAILED);
  await expectNobody(person);
});

test('A-91: a code is of no use to a browser that did not ask for it', async ({ visitor }) => {
  const door = await new Trip((await visitor()).http).toTheDoor(somebody());
  const other = await visitor();
  expect(await new Trip(other.http).enter(door), 'a browser that asked for nothing').toBe(FAILED);
  await expectNobody(other);

  const third = await visitor();
  const own = await new Trip(third.http).toTheDoor(somebody());
  own.searchParams.set('code', door.searchParams.get('code') ?? '');
  expect(await new Trip(third.http).enter(own), "a browser that puts it into a callback of its own").toBe(FAILED);
  await expectNobody(third);
});

test('A-91: an answer that names another issuer is refused', async ({ visitor }) => {
  const person = await visitor();
  const trip = new Trip(person.http);
  const door = await trip.toTheDoor(somebody());
  expect(door.searchParams.get('iss'), 'the provider names itself').toBeTruthy();
  door.searchParams.set('iss', 'https://accounts.evil.example');
  expect(await trip.enter(door)).toBe(FAILED);
  await expectNobody(person);
});

test('A-100 A-108: whoever refuses at the provider is told that it failed, and nothing from the address', async ({
  visitor,
}) => {
  const person = await visitor();
  const trip = new Trip(person.http);
  const door = await trip.toTheDoor('');
  expect(door.searchParams.get('error')).toBe('access_denied');
  door.searchParams.set('error', 'Call +1 555 0100 to unlock your account');
  expect(await trip.enter(door)).toBe(FAILED);
  await expectNobody(person);
});
