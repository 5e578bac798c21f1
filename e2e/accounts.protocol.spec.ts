import { makeAccount, newAddress, PASSWORD, signIn, signUp, SUBJECT, takeToken, verify } from './account';
import { expect, test } from './fixtures';
import { expectAnswer, type Schemas } from './person';

const GONE = { code: 'link_invalid', message: 'This link has expired or was used before. Ask for a new one.' };
const WRONG = { code: 'invalid_credentials', message: 'The email address or the password is not right.' };
const RESTRICTED = { code: 'domain_restricted', message: 'Access restricted to quadrangle.example users only' };

test.describe('with answers that tell nothing', () => {
  test.use({ site: async ({ discreet }, use) => use(discreet) });

  test('A-73 A-78 A-79 A-99: an account is made, its address confirmed, and its owner signed in', async ({
    visitor,
    mailbox,
  }) => {
    const [person, email] = [await visitor(), newAddress()];
    expect((await signUp(person, email)).status()).toBe(202);
    expect(await person.session(), 'not before the mail').toMatchObject({ isAuthenticated: false });
    const token = await takeToken(mailbox, email, SUBJECT.verify);
    const state = await expectAnswer<Schemas['SessionState']>(await verify(person, token), 200);
    expect(state).toMatchObject({ isAuthenticated: true, authMethod: 'fallback' });
    expect(state.profile).toMatchObject({ email, role: 'viewer', displayName: 'Nora Lind', isEmailVerified: true });
    expect(state.profile?.createdAt).toBeTruthy();
    expect(await expectAnswer(await verify(await visitor(), token), 410), 'the link works once').toEqual(GONE);
  });

  test('A-78 A-105: nobody chooses their own role, or anything else that is not theirs to choose', async ({ visitor }) => {
    const person = await visitor();
    for (const more of [{ role: 'admin' }, { isEmailVerified: true }, { uid: 'x' }, { createdAt: 0 }]) {
      expect((await signUp(person, newAddress(), more)).status(), JSON.stringify(more)).toBe(422);
    }
  });

  test('A-90 C-13: a wrong password and an unknown address get the same answer', async ({ visitor, mailbox }) => {
    const email = newAddress();
    await makeAccount(await visitor(), mailbox, email);
    const person = await visitor();
    expect(await expectAnswer(await signIn(person, email, 'not-the-password'), 401)).toEqual(WRONG);
    expect(await expectAnswer(await signIn(person, newAddress(), PASSWORD), 401)).toEqual(WRONG);
    expect((await signIn(person, email)).status(), 'A-98: the right one is let in').toBe(200);
  });

  test('A-87 C-13: a second account is not made, and only its owner is told why', async ({ visitor, mailbox }) => {
    const email = newAddress();
    await makeAccount(await visitor(), mailbox, email);
    const known = await signUp(await visitor(), email.toUpperCase());
    const unknown = await signUp(await visitor(), newAddress());
    expect(known.status()).toBe(202);
    expect(await known.text()).toBe(await unknown.text());
    const mail = await mailbox.take(email, SUBJECT.exists);
    expect(mail.text).toContain('An account with this email already exists');
  });

  test('A-102: a password is chosen anew once per link, and every session ends', async ({ visitor, mailbox }) => {
    const [person, email] = [await visitor(), newAddress()];
    await makeAccount(person, mailbox, email);
    const stranger = await visitor();
    const ask = (address: string) => stranger.http.post('/api/accounts/reset', { data: { email: address } });
    const [known, unknown] = [await ask(email), await ask(newAddress())];
    expect([known.status(), await known.text()]).toEqual([unknown.status(), await unknown.text()]);

    const token = await takeToken(mailbox, email, SUBJECT.reset);
    const choose = (password: string) => stranger.http.put('/api/accounts/reset', { data: { token, password } });
    expect((await choose('password1')).status(), 'not just any').toBe(422);
    expect((await choose('gravel-tulip-forty-anchor')).status()).toBe(204);
    expect(await person.session()).toMatchObject({ isAuthenticated: false, error: 'Session expired' });
    expect(await expectAnswer(await choose('another-tulip-forty-anchor'), 410)).toEqual(GONE);
    expect((await signIn(stranger, email)).status(), 'the old password').toBe(401);
    expect((await signIn(stranger, email, 'gravel-tulip-forty-anchor')).status()).toBe(200);
    await mailbox.take(email, SUBJECT.changed);
  });

  test('A-102: a link to choose a password anew is made useless by the next choice', async ({ visitor, mailbox }) => {
    const [person, email] = [await visitor(), newAddress()];
    await makeAccount(person, mailbox, email);
    const tokens: string[] = [];
    for (let mails = 0; mails < 2; mails += 1) {
      await person.http.post('/api/accounts/reset', { data: { email } });
      tokens.push(await takeToken(mailbox, email, SUBJECT.reset));
    }
    const choose = (token = '') => person.http.put('/api/accounts/reset', { data: { token, password: 'gravel-tulip-forty' } });
    expect((await choose(tokens[1])).status()).toBe(204);
    expect(await expectAnswer(await choose(tokens[0]), 410)).toEqual(GONE);
  });

  test('A-90: wrong passwords lock the password for a while, of an address without an account too', async ({
    visitor,
    mailbox,
  }) => {
    const known = newAddress();
    await makeAccount(await visitor(), mailbox, known);
    const person = await visitor();
    for (const email of [known, newAddress()]) {
      for (let free = 0; free < 5; free += 1) expect((await signIn(person, email, `wrong ${free}`)).status()).toBe(401);
      const locked = await signIn(person, email);
      expect(await expectAnswer<Schemas['ErrorBody']>(locked, 429)).toEqual({
        code: 'account_locked',
        message: expect.stringMatching(/^Too many wrong passwords\. Try again in [1-5] seconds\.$/),
      });
      expect(Number(locked.headers()['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('C-28: the first administrator is made on the command line', async ({ discreet, visitor, mailbox }) => {
    const [person, email] = [await visitor(), newAddress('root')];
    await makeAccount(person, mailbox, email);
    expect((await person.http.get('/api/admin/audit')).status()).toBe(403);
    expect(await discreet.run('admin', 'grant', email)).toContain(`${email} is an administrator now.`);
    await expect.poll(async () => (await person.session()).profile?.role, { timeout: 15_000 }).toBe('admin');
    const { entries } = await person.get<Schemas['AuditList']>('/api/admin/audit?action=role_changed');
    expect(entries[0]).toMatchObject({ actorName: 'command line', subjectName: email });
    expect(await discreet.run('audit', 'verify')).toContain('whole');
  });
});

test.describe('with the answers of the specification', () => {
  test.use({ site: async ({ frank }, use) => use(frank) });

  test('A-88: an unknown address is called unknown', async ({ visitor }) => {
    expect(await expectAnswer(await signIn(await visitor(), newAddress()), 401)).toEqual({
      code: 'no_account',
      message: 'No account found with this email address',
    });
  });

  test('A-87: an address that is taken is called taken, however it is written', async ({ visitor, mailbox }) => {
    const [person, email] = [await visitor(), newAddress()];
    await makeAccount(person, mailbox, email);
    for (const taken of [email.toUpperCase(), ` ${email} `]) {
      expect(await expectAnswer(await signUp(person, taken), 409), taken).toEqual({
        code: 'account_exists',
        message: 'An account with this email already exists',
      });
    }
  });

  test('A-86: an account is only for people of the domain', async ({ visitor, mailbox }) => {
    const person = await visitor();
    const outside = [
      'nora@quadrangle.example.evil',
      'nora@evil-quadrangle.example',
      'nora@sub.quadrangle.example',
      'nora@quadrangle.example@evil.example',
      '"nora"@quadrangle.example',
      'nora@quаdrangle.example',
      'nora@quadrangle.example.',
      'nora',
    ];
    for (const email of outside) {
      expect(await expectAnswer(await signUp(person, email), 403), email).toEqual(RESTRICTED);
    }
    const [name] = newAddress().split('@');
    expect((await signUp(person, `${name}@QUADRANGLE.Example`)).status()).toBe(202);
    await mailbox.take(`${name}@quadrangle.example`, SUBJECT.verify);
  });

  test('A-99: a password that is easy to guess is refused with a reason', async ({ visitor }) => {
    const person = await visitor();
    const refused = await signUp(person, newAddress(), { password: 'short' });
    expect(await expectAnswer(refused, 422)).toEqual({
      code: 'weak_password',
      message: 'This password is too easy to guess. Use at least 8 characters.',
    });
    expect((await signUp(person, newAddress(), { password: 'quadrangle' })).status()).toBe(422);
  });

  test('C-21: whoever has not opened the mail is sent another, and is not let in', async ({ visitor, mailbox }) => {
    const [person, email] = [await visitor(), newAddress()];
    await signUp(person, email);
    await mailbox.take(email, SUBJECT.verify);
    expect(await expectAnswer(await signIn(person, email), 403)).toMatchObject({ code: 'email_not_verified' });
    const token = await takeToken(mailbox, email, SUBJECT.verify);
    expect((await verify(person, token)).status()).toBe(200);
  });

  test('A-79: an invitation opens an account once, and not after it was taken back', async ({ visitor, mailbox }) => {
    const [admin, email] = [await visitor(), newAddress()];
    await admin.signIn('admin');
    const made = await admin.send('POST', '/api/admin/invitations', { email });
    const invitation = await expectAnswer<Schemas['Invitation']>(made, 201);
    const token = await takeToken(mailbox, email, SUBJECT.invitation);
    const accept = async () => {
      const data = { token, password: PASSWORD, displayName: 'Nora Lind' };
      return (await visitor()).http.post('/api/accounts/invitation', { data });
    };
    await expectAnswer(await admin.send('DELETE', `/api/admin/invitations/${invitation.id}`), 200);
    expect(await expectAnswer(await accept(), 410)).toEqual(GONE);
    await expectAnswer(await admin.send('POST', `/api/admin/invitations/${invitation.id}/restoration`), 200);
    const state = await expectAnswer<Schemas['SessionState']>(await accept(), 200);
    expect(state.profile).toMatchObject({ email, role: 'viewer' });
    expect(await expectAnswer(await accept(), 410), 'once').toEqual(GONE);
    await admin.http.delete('/api/session');
  });
});
