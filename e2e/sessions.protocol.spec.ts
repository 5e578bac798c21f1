import { expect, test } from './fixtures';
import { expectAnswer, Person, type Schemas } from './person';

const LIMIT = {
  code: 'session_limit',
  message: 'Maximum concurrent sessions reached. Please sign out from another device.',
};

// Each has a server of its own: three sessions are soon reached.
test.use({
  site: async ({ startQuad }, use) => use(await startQuad()),
});

test('A-89: twenty sign-ins at the same moment leave exactly three sessions', async ({ visitor }) => {
  const people = await Promise.all(Array.from({ length: 20 }, visitor));
  const answers = await Promise.all(
    people.map(({ http }) => http.post('/api/session/demo', { data: { role: 'viewer' } })),
  );
  expect(answers.filter((answer) => answer.status() === 200)).toHaveLength(3);
  for (const refused of answers.filter((answer) => answer.status() !== 200)) {
    expect(await expectAnswer(refused, 409)).toEqual(LIMIT);
  }
  const states = await Promise.all(people.map((person) => person.session()));
  expect(states.filter((state) => state.isAuthenticated)).toHaveLength(3);

  const admin = await visitor();
  await admin.signIn('admin');
  const { users } = await admin.get<Schemas['UserList']>('/api/admin/users?role=viewer');
  const { sessions } = await admin.get<Schemas['UserSessions']>(`/api/admin/users/${users[0]?.uid}/sessions`);
  expect(sessions).toHaveLength(3);
});

test('A-66 A-89 C-12: the fourth session is refused, and may take the place of another', async ({ visitor }) => {
  const [first, second, third, fourth] = await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  for (const person of [first, second, third]) await person.signIn('contributor');
  const refused = await fourth.http.post('/api/session/demo', { data: { role: 'contributor' } });
  expect(await expectAnswer(refused, 409)).toEqual(LIMIT);
  expect(await fourth.session()).toMatchObject({ isAuthenticated: false });

  const { sessions } = await fourth.get<Schemas['SessionList']>('/api/session/waiting');
  expect(sessions).toHaveLength(3);
  const cookies = (await first.http.storageState()).cookies.map(({ value }) => value);
  for (const session of sessions) {
    expect(session).toMatchObject({ email: 'demo.contributor@quadrangle.example', ipAddress: '127.0.0.1' });
    expect(cookies, 'the id in a list is not the secret in a cookie').not.toContain(session.id);
  }

  const own = await first.get<Schemas['SessionList']>('/api/sessions');
  const sessionId = own.sessions.find((session) => session.current)?.id;
  const state = await fourth.http.post('/api/session/waiting', { data: { sessionId } });
  expect(await expectAnswer(state, 200)).toMatchObject({ isAuthenticated: true });
  expect(await first.session()).toMatchObject({ isAuthenticated: false, error: 'Session expired' });
  expect(await second.session()).toMatchObject({ isAuthenticated: true });
  const again = await fourth.http.post('/api/session/waiting', { data: { sessionId } });
  expect(again.status(), 'the permission to replace one is used up').toBe(401);
});

test('C-12: nobody may end the session of somebody else while waiting', async ({ visitor }) => {
  const [viewer, ...contributors] = await Promise.all([visitor(), visitor(), visitor(), visitor(), visitor()]);
  await viewer.signIn('viewer');
  const { sessions } = await viewer.get<Schemas['SessionList']>('/api/sessions');
  const last = contributors.pop() as Person;
  for (const person of contributors) await person.signIn('contributor');
  expect((await last.http.post('/api/session/demo', { data: { role: 'contributor' } })).status()).toBe(409);
  const stolen = await last.http.post('/api/session/waiting', { data: { sessionId: sessions[0]?.id } });
  expect(stolen.status()).toBe(404);
  expect(await viewer.session()).toMatchObject({ isAuthenticated: true });
});

test('A-54 A-82 A-101: signing out ends the session at the server, not only in the browser', async ({ visitor }) => {
  const person = await visitor();
  await person.signIn('viewer');
  const cookie = (await person.http.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const out = await person.send('DELETE', '/api/session');
  expect(out.status()).toBe(204);
  expect(out.headers()['clear-site-data']).toBe('"storage"');
  const thief = await visitor();
  const replayed = await thief.http.get('/api/apps', { headers: { cookie } });
  expect(await expectAnswer(replayed, 401)).toEqual({ code: 'session_expired', message: 'Session expired' });
});

test('A-55 C-23: a session shown with the mark of somebody who has left is over', async ({ visitor }) => {
  const person = await visitor();
  await person.signIn('viewer');
  const cookie = (await person.http.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const thief = await visitor();
  const left = await thief.http.get('/api/session', { headers: { cookie: `${cookie}; signed_out=1` } });
  expect(await left.json()).toMatchObject({ isAuthenticated: false });
  expect((await person.http.get('/api/apps')).status()).toBe(401);
});

test('A-45: an unknown address below /api is no page', async ({ visitor }) => {
  const person = await visitor();
  for (const path of ['/api', '/api/', '/api/no/such/thing', '/auth/nothing']) {
    const answer = await person.http.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect(await expectAnswer<Schemas['ErrorBody']>(answer, 404), path).toMatchObject({ code: 'not_found' });
  }
});
