import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseDemoAccount, expectLogin } from './login';
import { expectAnswer, type Role } from './person';
import { DEBUG, GUARDED, ITEMS, OWN, PUBLIC, type Route } from './routes';

const ROLES: Role[] = ['viewer', 'contributor', 'admin'];

async function expectPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).toHaveText(heading);
}

/** Goes to an address inside the page, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

async function expectRemembered(page: Page, routes: Omit<Route, 'item'>[]): Promise<void> {
  for (const { path, heading } of routes) {
    await page.goto(`${path}?seen=1#here`);
    await expectLogin(page);
    await chooseDemoAccount(page, 'viewer');
    await expectPage(page, `${path}?seen=1#here`, heading);
    await page.context().clearCookies();
  }
}

test(`${ITEMS} A-47: every guarded address is remembered while somebody signs in`, async ({ page }) => {
  await expectRemembered(page, GUARDED);
});

test('every address of the suite itself is remembered while somebody signs in', async ({ page }) => {
  await expectRemembered(page, OWN);
});

for (const role of ROLES) {
  test(`${ITEMS} A-92: a ${role} opens every guarded screen`, async ({ page, signIn }) => {
    await signIn(role);
    await page.goto('/');
    for (const { path, heading } of [...GUARDED, ...OWN]) {
      await follow(page, path);
      await expectPage(page, path, heading);
    }
  });
}

test('A-39 A-56 A-92 A-94: /admin is for admins alone', async ({ page, openBrowser, signIn }) => {
  await signIn('admin');
  await page.goto('/admin');
  await expectPage(page, '/admin', 'User Administration');
  await follow(page, '/admin/ai');
  await expectPage(page, '/admin/ai', 'AI');
  for (const role of ['viewer', 'contributor'] as const) {
    const other = await openBrowser();
    await other.goto('/admin');
    await chooseDemoAccount(other, role);
    await expectPage(other, '/unauthorized', 'Access Denied');
    await follow(other, '/admin/ai');
    await expectPage(other, '/unauthorized', 'Access Denied');
  }
});

test('A-15 A-29 A-41: what is behind the screens is closed to strangers, and to who may not', async ({ visitor }) => {
  const stranger = await visitor();
  const reads = ['/api/apps', '/api/profile', '/api/sessions', '/api/admin/users', '/api/admin/audit', '/api/admin/ai', '/api/conversations', '/api/library/documents'];
  for (const path of reads) {
    const refused = await expectAnswer(await stranger.http.get(path), 401);
    expect(refused, path).toEqual({ code: 'no_authenticated_user', message: 'No authenticated user' });
  }
  for (const role of ['viewer', 'contributor'] as const) {
    const person = await visitor();
    const { user } = await person.signIn(role);
    const promotion = await person.send('PATCH', `/api/admin/users/${user?.uid}`, { role: 'admin' });
    expect(await expectAnswer(promotion, 403), role).toEqual({
      code: 'permission_denied',
      message: "You don't have permission to do this. Required role: admin",
    });
    expect((await person.send('DELETE', `/api/admin/users/${user?.uid}/sessions`)).status()).toBe(403);
    expect((await person.session()).profile?.role).toBe(role);
  }
});

test('A-42: /career-services leads to the talent network, also by way of the login screen', async ({ page }) => {
  await page.goto('/career-services');
  await expectLogin(page);
  await chooseDemoAccount(page, 'contributor');
  await expectPage(page, '/talent-network', 'Talent Network');
  await page.goto('/career-services');
  await expectPage(page, '/talent-network', 'Talent Network');
});

const UNKNOWN = ['/no-such-page', '/traits/new/more', '/Traitz', '/admin/nothing', '/login/nothing', '/index.php'];

test('A-44: an unknown address leads a stranger to the login screen, and is not remembered', async ({ page }) => {
  for (const path of UNKNOWN) {
    await page.goto(path);
    await expectLogin(page);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('requestedRoute'))).toBeNull();
  await chooseDemoAccount(page, 'viewer');
  await expect(page).toHaveURL('/');
});

test('A-43: an unknown address leads home who is signed in', async ({ page, signIn }) => {
  await signIn('viewer');
  for (const path of UNKNOWN) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

for (const { item, path, heading } of PUBLIC) {
  test(`${item} A-11: ${path} can be read signed in and out`, { tag: '@screen' }, async ({ page, signIn, axe }) => {
    await page.goto(path);
    await expectPage(page, path, heading);
    await axe();
    await signIn('viewer');
    await page.reload();
    await expectPage(page, path, heading);
    await axe();
  });
}

test('A-09: Help & Support is written with one ampersand', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help & Support');
  await expect(page).toHaveTitle(/^Help & Support/);
  await expect(page.getByText('&amp;')).toHaveCount(0);
});

test('A-13 A-14: every debug page is there without signing in, in the demo', { tag: '@screen' }, async ({
  page,
  axe,
}) => {
  for (const { path, heading } of DEBUG) {
    await page.goto(path);
    await expectPage(page, path, heading);
    await axe();
  }
});

test('A-12 A-14: /debug shows the visitor and nobody else, and no secret', async ({ page, signIn, context }) => {
  await page.goto('/debug?x=1');
  const state = page.getByRole('main');
  await expect(state).toContainText('/debug?x=1');
  await expect(state).toContainText(/isAuthenticated\s*false/);
  await expect(state).toContainText(/isLoading\s*false/);
  await expect(state).toContainText(/user\s*null/);
  await expect(state).toContainText(new RegExp(`time\\s*${new Date().getUTCFullYear()}-`));

  await signIn('viewer');
  await page.reload();
  await expect(state).toContainText(/isAuthenticated\s*true/);
  await expect(state).toContainText('demo.viewer@quadrangle.example');
  const text = (await state.textContent()) ?? '';
  for (const secret of ['demo.admin', 'csrf', 'sid=', ...(await context.cookies()).map(({ value }) => value)]) {
    expect(text).not.toContain(secret);
  }
});

test('A-12 A-14: the debug pages can be switched off, and are unknown then', async ({ page, startQuad }) => {
  const quad = await startQuad({ debug_pages: false });
  const answered = await page.request.get(`${quad.url}/debug`);
  expect(await answered.text()).toContain('&quot;debugPages&quot;:false');
});
