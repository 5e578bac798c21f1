import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { alert, expectLogin } from './login';
import { Person } from './person';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// Names and sessions change here.
test.use({ site: async ({ startQuad }, use) => use(await startQuad()) });

test('A-105: one can change one’s own name, and take it back', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await page.goto('/account');
  await expect(heading(page)).toHaveText('Account');
  await expect(page.getByRole('table', { name: 'Your sessions' })).toBeVisible();
  await axe();
  await page.getByLabel('Name').fill('Priya R. Raman');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name was changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu of Priya R. Raman' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Priya Raman');
  const { profile } = await new Person(page.request).session();
  expect(profile?.displayName).toBe('Priya Raman');
});

test('A-105: nothing else of a profile can be written from here', async ({ visitor }) => {
  const person = await visitor();
  await person.signIn('viewer');
  const more = [{ role: 'admin' }, { email: 'x@quadrangle.example' }, { uid: 'x' }, { createdAt: 0 }, { isEmailVerified: false }];
  for (const change of more) {
    expect((await person.send('PATCH', '/api/profile', change)).status(), JSON.stringify(change)).toBe(422);
  }
  const stranger = await visitor();
  const refused = await stranger.http.patch('/api/profile', { data: { displayName: 'Nobody' } });
  expect(await refused.json()).toEqual({ code: 'no_authenticated_user', message: 'No authenticated user' });
});

test('A-66 A-104 A-117: one sees where one is signed in, and ends it', async ({ page, openBrowser, signIn, watch }) => {
  await signIn('viewer');
  const other = await openBrowser();
  await new Person(other.request).signIn('viewer');
  await other.goto('/account');
  await expect(heading(other)).toHaveText('Account');

  await page.goto('/account');
  const sessions = page.getByRole('table', { name: 'Your sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await expect(sessions.getByText('This one')).toHaveCount(1);
  await expect(sessions.getByText('127.0.0.1')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(sessions.getByRole('row')).toHaveCount(2);

  watch.expectFailure('/api/profile', 401);
  await other.getByLabel('Name').fill('Somebody else');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('dialog', { name: 'Session expired' }).getByRole('button', { name: 'Go to sign-in' }).click();
  await expectLogin(other);
  await expect(alert(other)).toHaveText('Session expired');
});

test('A-101: ending one’s own session is signing out', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/account');
  const own = page.getByRole('table', { name: 'Your sessions' }).getByRole('row').filter({ hasText: 'This one' });
  await own.getByRole('button', { name: /^Sign out/ }).click();
  await expectLogin(page);
  await expect(alert(page)).toHaveCount(0);
});
