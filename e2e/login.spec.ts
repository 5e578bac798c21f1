import { expect, test } from './fixtures';
import { alert, chooseDemoAccount, expectLogin, googleButton } from './login';
import { CLIENT } from './servers/provider';

test('A-01 A-02 A-69 C-26: the login screen says whose it is, and offers the demo accounts', { tag: '@screen' }, async ({
  page,
  axe,
}) => {
  await page.goto('/login');
  await expectLogin(page);
  await expect(page).toHaveTitle(/Sign In to Your Account/);
  await expect(page.getByText('restricted to @quadrangle.example')).toBeVisible();
  await expect(googleButton(page)).toBeEnabled();
  const demo = page.getByRole('region', { name: 'Demo accounts' });
  await expect(demo.getByRole('button')).toHaveCount(3);
  await axe();
});

test.describe('as in production', () => {
  test.use({
    site: async ({ startQuad, google }, use) => {
      const settings = {
        domains: 'north.example,south.example',
        google_issuer: google.provider.issuer,
        google_client_id: CLIENT.id,
        google_client_secret: CLIENT.secret,
      };
      await use(await startQuad(settings, { demo: false }));
    },
  });

  test('A-02 A-03 A-123 C-02: one button, the configured domains, and nothing else', { tag: '@screen' }, async ({
    page,
    axe,
  }) => {
    await page.goto('/login');
    await expect(page.getByText('restricted to @north.example, @south.example')).toBeVisible();
    await expect(googleButton(page)).toBeEnabled();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
    await expect(page.getByText('Demo accounts')).toHaveCount(0);
    await expect(page.getByText('Use email and password')).toHaveCount(0);
    await axe();
  });

  test('A-14 C-08: debug pages do not exist, unless somebody wants them', async ({ page }) => {
    for (const path of ['/debug', '/debug/minimal', '/debug/ui', '/debug/role-suggest']) {
      await page.goto(path);
      await expectLogin(page);
    }
  });
});

test('A-05 A-115: without Google the button says why, and stays', async ({ page }) => {
  await page.goto('/login');
  await googleButton(page).click();
  await expect(alert(page)).toHaveText(
    'Google sign-in not available. Firebase strategy is required. Use one of the demo accounts below.',
  );
  await expect(googleButton(page)).toBeEnabled();
});

test('A-06 C-15: who is signed in has no business on the login screen', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/matchmaking');
  await page.evaluate(() => sessionStorage.setItem('requestedRoute', '/traits'));
  await page.goto('/login');
  await expect(page, 'only a sign-in leads to a remembered address').toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('A-109 C-20: what an address says is never shown, only what its code means', async ({ page }) => {
  const meanings = [
    ['google_sign_in_failed', 'Google sign-in failed'],
    ['domain_restricted', 'Access restricted to quadrangle.example users only'],
    ['session_expired', 'Session expired'],
    ['account_deactivated', 'This account has been deactivated. Ask an administrator to reactivate it.'],
    ['constructor', 'Google sign-in failed'],
    ['<b>Call 555 0100</b>', 'Google sign-in failed'],
  ];
  for (const [code, text] of meanings) {
    await page.goto(`/login?error=${encodeURIComponent(code ?? '')}`);
    await expect(alert(page)).toHaveText(text ?? '');
    await expect(page, 'a reload does not bring it back').toHaveURL('/login');
  }
  await page.reload();
  await expect(googleButton(page)).toBeEnabled();
  await expect(alert(page)).toHaveCount(0);
});

test('A-70 C-09: accounts that an older version kept in the browser are removed unread', async ({ page }) => {
  const forged = JSON.stringify({ 'eve@evil.example': { role: 'admin', email: 'eve@evil.example' } });
  await page.addInitScript((users) => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'yes');
    localStorage.setItem('fallbackAuth_users', users);
  }, forged);
  await page.goto('/');
  await expectLogin(page);
  expect(await page.evaluate(() => localStorage.getItem('fallbackAuth_users'))).toBeNull();
  await chooseDemoAccount(page, 'viewer');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('eve@evil.example')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept, 'nothing about anybody is kept in the browser').not.toContain('@');
});

test.describe('with the limit of three sessions', () => {
  test.use({ site: async ({ startQuad }, use) => use(await startQuad()) });

  test('A-89 C-12: the fourth sign-in lists the other three, and takes the place of one', { tag: '@screen' }, async ({
    page,
    axe,
    visitor,
    watch,
  }) => {
    const people = [await visitor(), await visitor(), await visitor()];
    for (const person of people) await person.signIn('viewer');
    watch.expectFailure('/api/session/demo', 409);
    await page.goto('/matchmaking');
    await chooseDemoAccount(page, 'viewer');
    await expect(alert(page)).toHaveText(
      'Maximum concurrent sessions reached. Please sign out from another device.',
    );
    const list = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await axe();
    await list.getByRole('button', { name: /^Sign out/ }).first().click();
    await expect(page, 'and on to where they wanted to go').toHaveURL('/matchmaking');
    const states = await Promise.all(people.map((person) => person.session()));
    expect(states.filter((state) => state.isAuthenticated)).toHaveLength(2);
  });
});
