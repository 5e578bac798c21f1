import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeAccount } from './account';
import { expect, test } from './fixtures';
import { alert, expectLogin, googleButton } from './login';
import { Person } from './person';

const newName = () => `gina.${randomUUID().slice(0, 8)}`;

test.use({
  site: async ({ google }, use) => use(google.quad),
  otherOrigins: async ({ google }, use) => use([google.provider.issuer]),
});

/** Clicks the button and gives the window that opens. */
async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  return opened;
}

async function chooseAccount(google: Page, name: string): Promise<void> {
  await google.getByLabel('Account').fill(name);
  await google.getByRole('button', { name: 'Continue' }).click();
}

test('A-04 A-47 A-100: Google in a window of its own, and back to the page that was asked for', async ({ page }) => {
  await page.goto('/traits/departments?from=mail#top');
  await expectLogin(page);
  const google = await openGoogle(page);
  const busy = page.getByRole('button', { name: 'Signing in...' });
  await expect(busy).toBeDisabled();
  await expect(googleButton(page)).toHaveCount(0);
  const name = newName();
  const closed = google.waitForEvent('close');
  await chooseAccount(google, name);
  await closed;
  await expect(page).toHaveURL('/traits/departments?from=mail#top');
  await page.goto('/');
  await expect(page.getByText(`${name}@quadrangle.example`)).toBeVisible();
});

test('A-04: a double click starts one sign-in', async ({ page }) => {
  let windows = 0;
  page.on('popup', () => {
    windows += 1;
  });
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await googleButton(page).dblclick();
  await chooseAccount(await opened, newName());
  await expect(page).toHaveURL('/');
  expect(windows).toBe(1);
});

test('A-05 A-100: a window that was closed leaves a message, and the button can be used again', async ({ page }) => {
  await page.goto('/login');
  const google = await openGoogle(page);
  await expect(google.getByLabel('Account')).toBeVisible();
  await google.close();
  await expect(alert(page)).toContainText('Google sign-in was not finished');
  await expect(googleButton(page)).toBeEnabled();

  const again = await openGoogle(page);
  await chooseAccount(again, newName());
  await expect(page).toHaveURL('/');
});

test('A-100 A-108: whoever cancels at Google is told that it failed', async ({ page }) => {
  await page.goto('/login');
  const google = await openGoogle(page);
  await google.getByRole('button', { name: 'Cancel' }).click();
  await expect(alert(page)).toHaveText('Google sign-in failed');
  await expect(googleButton(page)).toBeEnabled();
});

for (const account of ['outsider', 'unmanaged', 'managedElsewhere', 'unverified', 'verifiedInWords']) {
  test(`A-05 A-91: the account "${account}" is refused on the screen`, async ({ page, context }) => {
    await page.goto('/login');
    await chooseAccount(await openGoogle(page), account);
    await expect(alert(page)).toHaveText('Access restricted to quadrangle.example users only');
    await expect(googleButton(page)).toBeEnabled();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid');
  });
}

test.describe('where windows are blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
  });

  test('A-47 A-100: Google takes the place of the page, and comes back to the one that was asked for', async ({
    page,
  }) => {
    await page.goto('/role-matching');
    await googleButton(page).click();
    await chooseAccount(page, newName());
    await expect(page).toHaveURL('/role-matching');
  });

  test('A-91: a refusal comes back to the login screen', async ({ page }) => {
    await page.goto('/login');
    await googleButton(page).click();
    await chooseAccount(page, 'outsider');
    await expectLogin(page);
    await expect(alert(page)).toHaveText('Access restricted to quadrangle.example users only');
    await expect(googleButton(page)).toBeEnabled();
  });
});

test('A-89: Google too leads to the list of sessions when there are three', async ({ page, openBrowser }) => {
  const name = newName();
  for (let sessions = 0; sessions < 3; sessions += 1) {
    const other = await openBrowser();
    await other.goto('/login');
    await chooseAccount(await openGoogle(other), name);
    await expect(other).toHaveURL('/');
  }
  await page.goto('/login');
  await chooseAccount(await openGoogle(page), name);
  await expect(alert(page)).toContainText('Maximum concurrent sessions reached.');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: /^Sign out/ }).first().click();
  await expect(page).toHaveURL('/');
});

test('A-87 C-31: an address with a password is not taken over, but can be connected', async ({
  page,
  openBrowser,
  mailbox,
}) => {
  const name = newName();
  await page.goto('/login');
  await makeAccount(new Person(page.request), mailbox, `${name}@quadrangle.example`);
  const other = await openBrowser();
  await other.goto('/login');
  await chooseAccount(await openGoogle(other), name);
  await expect(alert(other)).toHaveText(/^An account with this email already exists\. /);
  await expect(googleButton(other)).toBeEnabled();

  await page.goto('/account');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await chooseAccount(await opened, name);
  await expect(page.getByText('Your Google account is connected.')).toBeVisible();
  await chooseAccount(await openGoogle(other), name);
  await expect(other).toHaveURL('/');
  const [first, second] = await Promise.all([page, other].map(({ request }) => new Person(request).session()));
  expect(second?.user?.uid, 'the same account by another way').toBe(first?.user?.uid);
});

test('C-31: only the Google account with the same address can be connected', async ({ page, signIn }) => {
  await signIn('contributor');
  await page.goto('/account');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await chooseAccount(await opened, newName());
  await expect(alert(page)).toHaveText('The other account has another email address.');
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeEnabled();
});

test('C-27: who came with Google confirms there that it is still them', async ({ page, visitor, watch }) => {
  const name = newName();
  await page.goto('/login');
  await chooseAccount(await openGoogle(page), name);
  await expect(page).toHaveURL('/');
  const admin = await visitor();
  await admin.signIn('admin');
  const { user } = await new Person(page.request).session();
  expect((await admin.send('PATCH', `/api/admin/users/${user?.uid}`, { role: 'admin' })).status()).toBe(200);

  // Five minutes cannot be waited for here; the server says it in the same words then.
  const refusal = { code: 'confirmation_required', message: 'Confirm that it is you: sign in once more.' };
  watch.expectFailure(/^\/api\/admin\/users\/[\w-]+$/, 403);
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await page.goto('/admin');
  await page.getByLabel('Role of Theo Lindqvist').selectOption('viewer');
  await page.getByRole('button', { name: 'Apply to Theo Lindqvist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const confirm = async (as: string) => {
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
    await chooseAccount(await opened, as);
  };
  await confirm(newName());
  await expect(dialog.getByRole('alert'), 'somebody else does not count').toHaveText('Google sign-in failed');
  await confirm(name);
  await expect(page.getByText('Theo Lindqvist is now Viewer.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Role of Theo Lindqvist')).toHaveValue('contributor');
});
