import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { alert, expectLogin } from './login';
import { Person, type Role } from './person';
import { undo } from './toasts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const users = (page: Page) => page.getByRole('table', { name: 'Users' });
const roleOf = (page: Page, name: string) => page.getByLabel(`Role of ${name}`);

async function giveRole(page: Page, name: string, role: Role): Promise<void> {
  await roleOf(page, name).selectOption(role);
  await page.getByRole('button', { name: `Apply to ${name}` }).click();
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

// Roles change here: each test has people of its own.
test.use({ site: async ({ startQuad, mailbox }, use) => use(await startQuad({ smtp_url: mailbox.url })) });

/** A second browser with somebody else in it. */
async function open(page: Page, role: Role, path: string): Promise<Person> {
  const person = new Person(page.request);
  await person.signIn(role);
  await page.goto(path);
  return person;
}

test('A-40 C-06: a viewer sees who is here, and every control switched off', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('viewer');
  await page.goto('/admin/users');
  await expect(heading(page)).toHaveText('User Administration');
  await expect(users(page).getByRole('row')).toHaveCount(4);
  await expect(page.getByText('Only an admin can change this.')).toBeVisible();
  const controls = [
    page.getByRole('button', { name: 'Invite' }),
    page.getByRole('button', { name: 'Audit log' }),
    page.getByRole('button', { name: 'Actions for Dana Reyes' }),
    roleOf(page, 'Dana Reyes'),
    roleOf(page, 'Priya Raman'),
  ];
  for (const control of controls) {
    await expect(control).toBeDisabled();
    await expect(control).toHaveAccessibleDescription(/Only an admin can change this/);
  }
  await expect(users(page)).not.toContainText('@');
  await axe();
  await page.getByLabel('Search').fill('theo');
  await expect(users(page).getByRole('row')).toHaveCount(2);
  await page.getByLabel('Search').fill('demo.admin');
  await expect(page.getByText('Nobody like that')).toBeVisible();
});

test('A-40: an admin searches and filters the people', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('admin');
  await page.goto('/admin');
  await expect(users(page).getByRole('row')).toHaveCount(4);
  await expect(users(page)).toContainText('demo.viewer@quadrangle.example');
  await axe();
  await page.getByLabel('Search').fill('demo.contributor@');
  await expect(users(page).getByRole('row')).toHaveCount(2);
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Role', { exact: true }).selectOption('admin');
  await expect(users(page).getByRole('row')).toHaveCount(2);
  await expect(users(page)).toContainText('Dana Reyes');
  await page.getByLabel('Role', { exact: true }).selectOption('');
  await page.getByLabel('Status').selectOption('deactivated');
  await expect(page.getByText('Nobody like that')).toBeVisible();
});

test('A-64 A-85 A-95: a new role is in effect at once, and so is taking it back', { tag: '@screen' }, async ({
  page,
  openBrowser,
}) => {
  const other = await openBrowser();
  const viewer = await open(other, 'viewer', '/');
  await expect(other.getByRole('banner').getByText('Viewer', { exact: true })).toBeVisible();

  await open(page, 'admin', '/admin');
  await giveRole(page, 'Priya Raman', 'admin');
  await expect(page.getByText('Priya Raman is now Admin.')).toBeVisible();
  expect((await viewer.session()).profile?.role, 'without signing in again').toBe('admin');
  await other.goto('/admin');
  await expect(users(other)).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(roleOf(page, 'Priya Raman')).toHaveValue('viewer');
  await expect.poll(async () => (await viewer.session()).profile?.role).toBe('viewer');
  expect((await viewer.http.get('/api/admin/audit')).status()).toBe(403);
  await other.goto('/admin');
  await expect(other).toHaveURL('/unauthorized');
});

test('a role is chosen and applied by keys alone, and the focus stays', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin');
  const field = roleOf(page, 'Priya Raman');
  await field.focus();
  // The roles in between are passed, not given.
  await page.keyboard.press('End');
  await expect(field).toHaveValue('admin');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('viewer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Priya Raman is now Contributor.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('A-95: the last administrator stays one', async ({ page, signIn, watch }) => {
  watch.expectFailure(/^\/api\/admin\/users\/[\w-]+$/, 409);
  await signIn('admin');
  await page.goto('/admin');
  await giveRole(page, 'Dana Reyes', 'viewer');
  await expect(alert(page)).toHaveText('At least one active administrator has to remain.');
  await expect(roleOf(page, 'Dana Reyes')).toHaveValue('admin');
  await act(page, 'Dana Reyes', 'Deactivate');
  await expect(alert(page).last()).toHaveText('At least one active administrator has to remain.');
});

test('A-96 A-104: signing somebody out empties their screen at their next step', { tag: '@screen' }, async ({
  page,
  openBrowser,
  axe,
  watch,
}) => {
  const other = await openBrowser();
  const contributor = await open(other, 'contributor', '/account');
  await expect(heading(other)).toHaveText('Account');
  await open(page, 'admin', '/admin');
  await act(page, 'Theo Lindqvist', 'Sign out everywhere');
  const dialog = page.getByRole('dialog', { name: 'Sign out Theo Lindqvist everywhere?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await axe();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Theo Lindqvist was signed out: 1 session ended.')).toBeVisible();
  expect((await contributor.http.get('/api/profile')).status()).toBe(401);

  watch.expectFailure('/api/apps', 401);
  await other.getByRole('button', { name: 'Home' }).click();
  await expectLogin(other);
  await expect(alert(other)).toHaveText('Session expired');
});

test('A-96: one session of somebody can be ended by itself', { tag: '@screen' }, async ({ page, visitor, axe }) => {
  const people = [await visitor(), await visitor()];
  for (const person of people) await person.signIn('viewer');
  await open(page, 'admin', '/admin');
  await act(page, 'Priya Raman', 'Show sessions');
  const drawer = page.getByRole('dialog', { name: 'Sessions of Priya Raman' });
  await expect(drawer.getByRole('row')).toHaveCount(3);
  await axe();
  const first = drawer.getByRole('button', { name: /^Sign out/ }).first();
  const question = page.getByRole('dialog', { name: /^Sign out .+\?$/ });
  await first.click();
  await expect(question).toContainText('This cannot be undone.');
  await axe();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(first, 'only the question is gone').toBeFocused();
  await first.click();
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(drawer.getByRole('row')).toHaveCount(2);
  const states = await Promise.all(people.map((person) => person.session()));
  expect(states.filter((state) => state.isAuthenticated)).toHaveLength(1);
});

test('somebody who is deactivated is out, and can be let in again', async ({ page, openBrowser, watch }) => {
  const other = await openBrowser();
  const viewer = await open(other, 'viewer', '/');
  await open(page, 'admin', '/admin');
  await act(page, 'Priya Raman', 'Deactivate');
  await expect(page.getByText('Priya Raman was deactivated.')).toBeVisible();
  expect((await viewer.http.get('/api/profile')).status()).toBe(401);
  watch.expectFailure('/api/session/demo', 403);
  await other.goto('/login');
  await other.getByRole('button', { name: 'Viewer Priya Raman' }).click();
  await expect(alert(other)).toHaveText('This account has been deactivated. Ask an administrator to reactivate it.');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(users(page).getByRole('row').filter({ hasText: 'Priya Raman' })).toContainText('Active');
  await other.getByRole('button', { name: 'Viewer Priya Raman' }).click();
  await expect(other).toHaveURL('/');
});

test('C-27: rights are changed by somebody who has shown lately that it is them', { tag: '@screen' }, async ({
  page,
  signIn,
  watch,
  axe,
}) => {
  await signIn('admin');
  await page.goto('/admin');
  // Five minutes cannot be waited for here; the server says it in the same words then.
  const refusal = { code: 'confirmation_required', message: 'Confirm that it is you: sign in once more.' };
  watch.expectFailure(/^\/api\/admin\/users\/[\w-]+$/, 403);
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 403, json: refusal }), { times: 2 });

  await giveRole(page, 'Priya Raman', 'contributor');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  await axe();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing was changed: you have not confirmed that it is you.')).toBeVisible();
  await expect(roleOf(page, 'Priya Raman')).toHaveValue('viewer');

  await giveRole(page, 'Priya Raman', 'contributor');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Priya Raman is now Contributor.')).toBeVisible();
  await expect(roleOf(page, 'Priya Raman')).toHaveValue('contributor');
});

test('people are invited by mail, and an invitation can be taken back and given out again', { tag: '@screen' }, async ({
  page,
  signIn,
  mailbox,
  watch,
  axe,
}) => {
  watch.expectFailure('/api/admin/invitations', 403);
  await signIn('admin');
  await page.goto('/admin?tab=invitations');
  await expect(page.getByText('Nobody has been invited yet')).toBeVisible();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Email').fill('ines@elsewhere.example');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Access restricted to quadrangle.example users only');
  await expect(dialog.getByLabel('Email'), 'what was typed stays').toHaveValue('ines@elsewhere.example');
  await expect(dialog.getByRole('button', { name: 'Retry' }), 'it would be refused again').toHaveCount(0);
  const field = await dialog.getByLabel('Email').boundingBox();
  const failure = await dialog.locator('[data-failure]').boundingBox();
  expect((failure?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0), 'they do not touch').toBeGreaterThan(8);
  await axe();
  await dialog.getByLabel('Email').fill('ines@quadrangle.example');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('ines@quadrangle.example was invited.')).toBeVisible();
  await mailbox.take('ines@quadrangle.example', 'You are invited to Quadrangle');

  const row = page.getByRole('row').filter({ hasText: 'ines@quadrangle.example' });
  await expect(row).toContainText('Open');
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await expect(row).toContainText('Revoked');
  await axe();
  await undo(page, 'The invitation of ines@quadrangle.example was revoked.');
  await expect(row).toContainText('Open');
});

test('A-119 A-120 A-121 A-122 A-123 A-124 A-125: an admin sees what is in force', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('admin');
  await page.goto('/admin?tab=settings');
  const constants = page.getByRole('table', { name: 'Constants' });
  const values = [
    ['fallback session timeout', '30 min'],
    ['maximum concurrent sessions', '3'],
    ['session cleanup interval', '60 s'],
    ['remote session', '60 min'],
    ['allowed email domain', 'quadrangle.example'],
    ['toast duration', '5000 ms'],
    ['toast fade', '300 ms'],
    ['role levels', 'viewer 1, contributor 2, admin 3'],
  ];
  for (const [name, value] of values) {
    const row = constants.getByRole('row').filter({ has: page.getByText(name ?? '', { exact: true }) });
    await expect(row.getByRole('cell').nth(1), name).toHaveText(value ?? '');
  }
  const smtp = page.getByRole('table', { name: 'Settings' }).getByRole('row').filter({ hasText: 'smtp_url' });
  await expect(smtp, 'secrets are not shown').toContainText('(hidden)');
  await expect(page.getByRole('table', { name: 'Permissions' })).toContainText('users.manage');
  await axe();
});
