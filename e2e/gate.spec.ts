import { expect, test } from './fixtures';
import { tiles } from './landing';
import { alert, chooseDemoAccount, expectLogin, hold } from './login';
import { Person } from './person';

const title = 'heading';

test('A-46 A-71: nothing of a page is shown before it is known who asks', async ({ page, signIn }) => {
  await signIn('viewer');
  const letGo = await hold(page, '/api/session');
  await page.goto('/matchmaking', { waitUntil: 'commit' });
  await expect(page.getByText('Initializing...')).toBeVisible();
  await expect(page.getByText('Matchmaking')).toHaveCount(0);
  letGo();
  await expect(page.getByRole(title, { level: 1 })).toHaveText('Matchmaking Chat');
  await expect(page.getByText('Initializing...')).toHaveCount(0);
});

test('A-71: a stranger never sees a guarded page, not even for a moment', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Describe a student in words')) throw new Error('a guarded page was shown');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/matchmaking');
  await expectLogin(page);
});

test('A-62: a page that is asked for while the session is being looked up says so', async ({ page, context }) => {
  await page.goto('/help');
  await expect(page.getByRole(title, { level: 1 })).toHaveText('Help & Support');
  const letGo = await hold(page, '/api/session');
  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await chooseDemoAccount(otherTab, 'viewer');
  await expect(otherTab).toHaveURL('/');
  await page.getByRole('main').getByRole('link', { name: 'User Administration' }).click();
  await expect(page.getByText('Checking authentication...')).toBeVisible();
  letGo();
  await expect(page.getByRole(title, { level: 1 })).toHaveText('User Administration');
});

test('A-56 A-63: nobody is refused before their rights were looked up once more', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/');
  await expect(page.getByRole(title, { level: 1 })).toBeVisible();
  const letGo = await hold(page, '/api/session');
  await page.evaluate(() => {
    history.pushState(null, '', '/admin');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Checking permissions...')).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/unauthorized');
});

test('A-47: the address that was asked for is used once', { tag: '@screen' }, async ({ page }) => {
  await page.goto('/traits?q=teamwork');
  await expectLogin(page);
  await chooseDemoAccount(page, 'viewer');
  await expect(page).toHaveURL('/traits?q=teamwork');
  expect(await page.evaluate(() => sessionStorage.getItem('requestedRoute'))).toBeNull();
  await page.getByRole('button', { name: 'Account menu of Priya Raman' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectLogin(page);
  await chooseDemoAccount(page, 'viewer');
  await expect(page).toHaveURL('/');
});

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/login',
  '/no-such-page',
  `/matchmaking?q=${'x'.repeat(2000)}`,
];

test('A-48 C-14: a planted address never leads away', async ({ page, watch }) => {
  for (const address of HOSTILE) {
    await page.goto('/login');
    await page.evaluate((route) => sessionStorage.setItem('requestedRoute', route), address);
    await chooseDemoAccount(page, 'viewer');
    await expect(page, address).toHaveURL('/');
    await expect(tiles(page)).toHaveCount(12);
    await new Person(page.request).signOut();
  }
  expect(watch.verdict()).toEqual([]);
});

test('A-53 A-54 A-101: logging out empties the browser, ends the session and loads the login screen', {
  tag: '@screen',
}, async ({ page, context, signIn, visitor }) => {
  await signIn('viewer');
  await page.goto('/');
  await page.evaluate(() => {
    sessionStorage.setItem('left', 'something');
    localStorage.setItem('left', 'something');
  });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const letGo = await hold(page, '/api/session', 'DELETE');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  letGo();
  await expectLogin(page);
  const left = () => page.evaluate(() => [sessionStorage.length, localStorage.length, 'isSameDocument' in window]);
  expect(await left(), 'nothing is left, in a new document').toEqual([0, 0, false]);
  const thief = await visitor();
  expect((await thief.http.get('/api/apps', { headers: { cookie } })).status()).toBe(401);
  await page.goto('/');
  await expectLogin(page);
});

for (const trouble of ['the server fails', 'the network is cut'] as const) {
  test(`A-55 A-118 C-23: logging out works when ${trouble}`, async ({ page, context, signIn, watch, visitor }) => {
    await signIn('contributor');
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('left', 'something'));
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await page.route('**/api/session', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      if (trouble === 'the network is cut') return route.abort();
      return route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } });
    });
    watch.expectFailure('/api/session', trouble === 'the network is cut' ? 'net::ERR_FAILED' : 500);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);

    await page.reload();
    await expectLogin(page);
    await page.goto('/matchmaking');
    await expectLogin(page);
    const thief = await visitor();
    expect((await thief.http.get('/api/apps', { headers: { cookie } })).status(), 'also at the server').toBe(401);
    await chooseDemoAccount(page, 'viewer');
    await expect(page, 'and one can come back').toHaveURL('/matchmaking');
  });
}

test('A-104: signing out in one tab signs out the other', async ({ page, context, signIn }) => {
  await signIn('viewer');
  await page.goto('/matchmaking');
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await otherTab.getByRole('button', { name: 'Logout' }).click();
  await expectLogin(otherTab);
  await expectLogin(page);
});

test('A-104: signing in in one tab lets the other in, and neither loses its place', async ({ page, context }) => {
  await page.goto('/traits');
  await expectLogin(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/matchmaking');
  const loads: string[] = [];
  otherTab.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await chooseDemoAccount(otherTab, 'viewer');
  await expect(otherTab).toHaveURL('/matchmaking');
  await expect(page).not.toHaveURL(/login/);
  await expect(otherTab.getByRole(title, { level: 1 })).toHaveText('Matchmaking Chat');
  expect(loads, 'the tab that signed in does not load anything again').toEqual([]);
});

test('A-104 A-117 C-22: a session that has ended leads to the login screen, and back', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn('viewer');
  await page.goto('/account');
  await expect(page.getByRole(title, { level: 1 })).toHaveText('Account');
  await new Person(page.request).signOut();
  watch.expectFailure('/api/apps', 401);
  await page.keyboard.press('Control+k');
  await expectLogin(page);
  await expect(alert(page)).toHaveText('Session expired');
  await chooseDemoAccount(page, 'viewer');
  await expect(page).toHaveURL('/account');
});

test('A-58 A-59 A-60 A-61: who may not see a page is told so, and gets away', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('viewer');
  await page.goto('/help');
  await page.goto('/admin');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole(title, { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/unauthorized');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});

test('A-74 A-110 C-18: without a profile there is a message and a way out, and no page', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const state = { ...(await answer.json()), profile: null, permissions: [], error: 'Failed to load user profile' };
    await route.fulfill({ response: answer, json: state });
  });
  await page.goto('/matchmaking');
  await expect(alert(page)).toHaveText('Failed to load user profile');
  await expect(page.getByText('Describe a student in words')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole(title, { level: 1 })).toHaveText('Matchmaking Chat');
});

test('the suite says so when its server does not answer, and can be asked again', async ({ page, watch }) => {
  watch.expectFailure('/api/session', 503);
  await page.route('**/api/session', (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: 'The database cannot be reached.' } }),
  );
  await page.goto('/');
  await expect(alert(page)).toHaveText('The database cannot be reached.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectLogin(page);
});
