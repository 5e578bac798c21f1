import type { Page } from '@playwright/test';
import { makeAccount, newAddress, PASSWORD, SUBJECT, signUp } from './account';
import { expect, test } from './fixtures';
import { alert, expectLogin, fillPassword } from './login';
import { Person } from './person';
import { linkIn } from './servers/mailbox';

const form = (page: Page) => page.getByRole('region', { name: 'Sign in' }).locator('form');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('with answers that tell nothing', () => {
  test.use({ site: async ({ discreet }, use) => use(discreet) });

  test('A-98 A-99 C-02: an account is made, confirmed by mail, and signed in to', { tag: '@screen' }, async ({
    page,
    mailbox,
    axe,
    openBrowser,
  }) => {
    const email = newAddress();
    await page.goto('/talent-network');
    await page.getByRole('link', { name: 'Use email and password' }).click();
    await expect(form(page)).toBeVisible();
    await axe();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Nora Lind');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await axe();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('status')).toContainText('We have sent you a mail.');

    const link = linkIn(await mailbox.take(email, SUBJECT.verify));
    await page.goto(link.href);
    await expect(page, 'to where they wanted to go, without the secret of the link').toHaveURL('/talent-network');

    const other = await openBrowser();
    await other.goto('/login');
    await fillPassword(other, email, PASSWORD);
    await expect(other).toHaveURL('/');
    await expect(other.getByText(email)).toBeVisible();
    await new Person(page.request).signOut();
    await new Person(other.request).signOut();
  });

  test('A-79: a link from a mail that was used before says so, and leads on', { tag: '@screen' }, async ({
    page,
    mailbox,
    visitor,
    watch,
    axe,
  }) => {
    const [person, email] = [await visitor(), newAddress()];
    await signUp(person, email);
    const link = linkIn(await mailbox.take(email, SUBJECT.verify));
    await person.http.post('/api/accounts/verification', { data: { token: link.hash.slice(1) } });
    watch.expectFailure('/api/accounts/verification', 410);
    await page.goto(link.href);
    await expect(alert(page)).toHaveText('This link has expired or was used before. Ask for a new one.');
    await expect(page, 'the secret leaves the address').toHaveURL('/login/verify');
    await axe();
    await page.getByRole('link', { name: 'To the sign-in page' }).click();
    await expectLogin(page);
  });

  test('A-05 A-90 C-13: a wrong password and an unknown address look the same, and the address stays', async ({
    page,
    mailbox,
    visitor,
    watch,
  }) => {
    const email = newAddress();
    await makeAccount(await visitor(), mailbox, email);
    watch.expectFailure('/api/session/local', 401);
    await page.goto('/login');
    await fillPassword(page, email, 'not-the-password');
    await expect(alert(page)).toHaveText('The email address or the password is not right.');
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await page.getByLabel('Email').fill(newAddress());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    await expect(alert(page)).toHaveText('The email address or the password is not right.');
  });

  test('A-102: a forgotten password is chosen anew, and every device is signed out', { tag: '@screen' }, async ({
    page,
    mailbox,
    openBrowser,
    watch,
    axe,
  }) => {
    const email = newAddress();
    await makeAccount(new Person(page.request), mailbox, email);
    await page.goto('/account');
    await expect(heading(page)).toHaveText('Account');

    const other = await openBrowser();
    await other.goto('/login?with=reset');
    await other.getByLabel('Email').fill(email);
    await axe(other);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect(other.getByRole('status')).toHaveText(
      /If there is an account with this address, we have sent a link to it\./,
    );
    await other.goto(linkIn(await mailbox.take(email, SUBJECT.reset)).href);
    await expect(other).toHaveURL('/login/reset');
    await axe(other);
    watch.expectFailure('/api/accounts/reset', 422);
    await other.getByLabel('New password').fill('password1');
    await other.getByRole('button', { name: 'Save new password' }).click();
    await expect(alert(other)).toHaveText(/^This password is too easy to guess\. /);
    await other.getByLabel('New password').fill('gravel-tulip-forty-anchor');
    await other.getByRole('button', { name: 'Save new password' }).click();
    await expect(other.getByRole('status')).toContainText('Your new password is set.');
    await other.getByRole('link', { name: 'Sign in with it.' }).click();
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill('gravel-tulip-forty-anchor');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other).toHaveURL('/');

    await page.reload();
    await expectLogin(page);
    await expect(alert(page)).toHaveText('Session expired');
  });

  test('A-90: too many wrong passwords are told how long to wait', async ({ page, mailbox, visitor, watch }) => {
    const [person, email] = [await visitor(), newAddress()];
    await makeAccount(person, mailbox, email);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await person.http.post('/api/session/local', { data: { email, password: `wrong ${wrong}` } });
    }
    watch.expectFailure('/api/session/local', 429);
    await page.goto('/login');
    await fillPassword(page, email, PASSWORD);
    await expect(alert(page)).toHaveText(/^Too many wrong passwords\. Try again in \d seconds?\.$/);
    // It comes to an end.
    await expect(async () => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL('/', { timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  });
});

test.describe('with the answers of the specification', () => {
  test.use({ site: async ({ frank }, use) => use(frank) });

  test('A-88: an unknown address is called unknown', async ({ page, watch }) => {
    watch.expectFailure('/api/session/local', 401);
    await page.goto('/login');
    await fillPassword(page, newAddress(), PASSWORD);
    await expect(alert(page)).toHaveText('No account found with this email address');
  });

  test('A-86 A-87 A-99: what is wrong with a new account is said, and what was typed stays', async ({
    page,
    mailbox,
    visitor,
    watch,
  }) => {
    const taken = newAddress();
    await makeAccount(await visitor(), mailbox, taken);
    for (const status of [403, 409, 422]) watch.expectFailure('/api/accounts', status);
    await page.goto('/login?with=account');
    await page.getByLabel('Name').fill('Nora Lind');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const tryWith = async (email: string, answer: string | RegExp) => {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(alert(page)).toHaveText(answer);
      await expect(page.getByLabel('Name')).toHaveValue('Nora Lind');
      await expect(page.getByLabel('Email')).toHaveValue(email);
    };
    await tryWith('nora@elsewhere.example', 'Access restricted to quadrangle.example users only');
    await tryWith(taken, 'An account with this email already exists');
    await page.getByLabel('Password', { exact: true }).fill('12345678');
    await tryWith(newAddress(), /^This password is too easy to guess\. /);
  });

  test('A-79: an invitation by mail leads to an account', { tag: '@screen' }, async ({ page, mailbox, visitor, axe }) => {
    const [admin, email] = [await visitor(), newAddress('invited')];
    await admin.signIn('admin');
    await admin.send('POST', '/api/admin/invitations', { email });
    await page.goto(linkIn(await mailbox.take(email, SUBJECT.invitation)).href);
    await expect(heading(page)).toHaveText('Welcome to Quadrangle');
    await expect(page).toHaveURL('/login/invitation');
    await axe();
    await page.getByLabel('Name').fill('Ines Duarte');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText(/, Ines$/);
    await expect(page.getByRole('banner').getByText('Viewer', { exact: true })).toBeVisible();
    await new Person(page.request).signOut();
  });
});
