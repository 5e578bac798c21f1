import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Person, type Schemas } from './person';

const log = (page: Page) => page.getByRole('table', { name: 'Audit log' });
const entries = (page: Page) => log(page).getByRole('row').filter({ hasNot: page.getByRole('columnheader') });

test.use({ site: async ({ startQuad }, use) => use(await startQuad()) });

/** Makes something happen that can be looked for. */
async function makeHistory(admin: Person): Promise<void> {
  const { users } = await admin.get<Schemas['UserList']>('/api/admin/users?role=viewer');
  const path = `/api/admin/users/${users[0]?.uid}`;
  await admin.send('PATCH', path, { role: 'contributor' });
  await admin.send('PATCH', path, { status: 'deactivated' });
}

test('the audit log is searched by action, person, text and day', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('admin');
  await makeHistory(new Person(page.request));
  await page.goto('/admin?tab=audit');
  await expect(entries(page).first()).toContainText('User deactivated');
  await expect(entries(page).first()).toContainText('demo.viewer@quadrangle.example');
  await axe();

  await page.getByLabel('What').selectOption('role_changed');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('viewer → contributor');
  await page.getByLabel('What').selectOption('');
  await page.getByLabel('Person').selectOption({ label: 'Priya Raman' });
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Text').fill('demo.viewer');
  await expect(entries(page)).toHaveCount(2);
  await page.getByLabel('Text').fill('');
  await page.getByLabel('From').fill('2999-01-01');
  await expect(page.getByText('Nothing like that has happened')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Until').fill('2000-01-01');
  await expect(page.getByText('Nothing like that has happened')).toBeVisible();
});

test('a change is taken back from the log, unless it has moved on', async ({ page, signIn, watch }) => {
  await signIn('admin');
  const admin = new Person(page.request);
  await makeHistory(admin);
  await page.goto('/admin?tab=audit');
  await entries(page).first().getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('The change was taken back.')).toBeVisible();
  await expect(entries(page).first()).toContainText('User reactivated');
  const { users } = await admin.get<Schemas['UserList']>('/api/admin/users?q=Priya');
  expect(users[0]).toMatchObject({ status: 'active', role: 'contributor' });

  const second = entries(page).filter({ hasText: 'User deactivated' });
  watch.expectFailure(/^\/api\/admin\/audit\/\d+\/undo$/, 409);
  await second.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This has been changed again since. Look at the newest state first.',
  );
});

test('the log is downloaded as a table, with the filter that is set', async ({ page, signIn }) => {
  await signIn('admin');
  await makeHistory(new Person(page.request));
  await page.goto('/admin?tab=audit');
  await page.getByLabel('What').selectOption('role_changed');
  await expect(entries(page)).toHaveCount(1);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('audit.csv');
  const lines = readFileSync(await download.path(), 'utf8').trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('demo.viewer@quadrangle.example');
});

test('the chain of the log is checked, and a break in it is seen', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('admin');
  await page.goto('/admin?tab=audit');
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByRole('status')).toHaveText(/^All \d+ entries are in order\. The last hash is [0-9a-f]{16}\.$/);
  await page.route('**/api/admin/audit/verification', (route) =>
    route.fulfill({ json: { entries: 4, head: 'x', broken: 'entry 3 was changed' } }),
  );
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByRole('alert')).toHaveText('The chain is broken: entry 3 was changed');
  await axe();
});

test('a long log comes in pieces', async ({ page, signIn, visitor }) => {
  await signIn('admin');
  const person = await visitor();
  await person.signIn('viewer');
  for (let denied = 0; denied < 60; denied += 1) await person.http.get('/api/admin/audit');
  await page.goto('/admin?tab=audit');
  const filtered = page.waitForResponse((answer) => answer.url().includes('action=permission_denied'));
  await page.getByLabel('What').selectOption('permission_denied');
  await filtered;
  await expect(entries(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(entries(page)).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});
