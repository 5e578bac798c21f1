import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { refresh, signInWithGoogle, signUp } from './firebase-account';
import { expect, test } from './fixtures';
import { alert, expectLogin, fillPassword, googleButton } from './login';
import { Person } from './person';
import * as emulator from './servers/emulator';
import { now } from './servers/signing';

const GAPI = 'https://apis.google.com';
const PASSWORD = 'plover-cabinet-ninety-elk';
const newAddress = (domain = 'quadrangle.example') => `nora.${randomUUID().slice(0, 8)}@${domain}`;

test.use({
  site: async ({ firebase }, use) => use(firebase.quad),
  otherOrigins: async ({ firebase }, use) => use([firebase.service.url, GAPI]),
});

/** Clicks the button and gives the window that opens. */
async function openGoogle(page: Page): Promise<Page> {
  const body = readFileSync(join(import.meta.dirname, 'servers/gapi.js'), 'utf8');
  await page.context().route(`${GAPI}/js/api.js*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const opened = page.waitForEvent('popup');
  await googleButton(page).click();
  return opened;
}

/** Signs in with a new account of the emulator. */
async function signInAtGoogle(page: Page, email: string): Promise<void> {
  const google = await openGoogle(page);
  await google.locator('.js-new-account').click();
  await google.locator('#email-input').fill(email);
  await google.locator('#display-name-input').fill('Nora Lind');
  await google.locator('#sign-in').click();
}

test('A-47 A-100: Google by way of Firebase, in a window of its own', async ({ page }) => {
  const email = newAddress();
  await page.goto('/graduway');
  await expectLogin(page);
  await signInAtGoogle(page, email);
  await expect(page).toHaveURL('/graduway');
  const state = await new Person(page.request).session();
  expect(state).toMatchObject({ authMethod: 'firebase', user: { email } });
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  // The SDK counts the days on which it was used; it has no other memory here.
  expect(kept, 'the browser keeps no credential').toEqual(['firebase-heartbeat-database']);
});

test('A-05 A-91: an account of another domain is refused on the screen', async ({ page, watch }) => {
  watch.expectFailure('/api/session/firebase', 403);
  await page.goto('/login');
  await signInAtGoogle(page, newAddress('gmail.example'));
  await expect(alert(page)).toHaveText('Access restricted to quadrangle.example users only');
  await expect(googleButton(page)).toBeEnabled();
});

test('A-05 A-100: a window that was closed leaves a message', async ({ page }) => {
  await page.goto('/login');
  const google = await openGoogle(page);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await google.close();
  await expect(alert(page)).toContainText('Google sign-in was not finished', { timeout: 20_000 });
  await expect(googleButton(page)).toBeEnabled();
});

test('A-98 A-99 C-21: an account with a password waits until its address is confirmed', async ({ page, watch }) => {
  const email = newAddress();
  watch.expectFailure('/api/session/firebase', 403);
  await page.goto('/login?with=account');
  await page.getByLabel('Name').fill('Nora Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('status')).toContainText('We have sent you a mail.');

  await page.goto('/login');
  const mailed = page.waitForResponse(/accounts:sendOobCode/);
  await fillPassword(page, email, PASSWORD);
  await expect(alert(page)).toHaveText('Confirm your email address first: open the link we have just sent to it.');
  expect((await mailed).ok(), 'it was sent once more').toBe(true);

  await fetch(await emulator.linkFor(email, 'VERIFY_EMAIL'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Nora$/);
});

test('A-90 A-109: what Firebase refuses is said in our words', async ({ page, firebase, watch }) => {
  const email = newAddress();
  await signUp(firebase.service, email, PASSWORD);
  watch.expectFailure(/accounts:signInWithPassword$/, 400);
  await page.goto('/login');
  await fillPassword(page, email, 'not-the-password');
  await expect(alert(page)).toHaveText('The email address or the password is not right.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('A-102: Firebase sends the mail for a forgotten password, and says nothing about who has an account', async ({
  page,
  firebase,
  watch,
}) => {
  const email = newAddress();
  await signUp(firebase.service, email, PASSWORD);
  watch.expectFailure(/accounts:sendOobCode$/, 400);
  for (const address of [email, newAddress()]) {
    await page.goto('/login?with=reset');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toHaveText('If there is an account with this address, we have sent a link to it.');
  }
  expect((await emulator.linkFor(email, 'PASSWORD_RESET')).searchParams.get('mode')).toBe('resetPassword');
});

test('A-103: a token that the server finds too old is renewed once', async ({ page, firebase, watch }) => {
  const email = newAddress();
  await signUp(firebase.service, email, PASSWORD);
  await emulator.administer('accounts:update', { localId: await uidOf(email), emailVerified: true });
  watch.expectFailure('/api/session/firebase', 401);
  await page.goto('/login');
  firebase.service.forgeNextToken((claims, key) => key.sign({ ...claims, exp: now() - 60 }));
  await fillPassword(page, email, PASSWORD);
  await expect(page).toHaveURL('/');
});

test('A-103: a token that stays wrong is refused, and nobody is let in', async ({ page, firebase, watch }) => {
  const email = newAddress();
  await signUp(firebase.service, email, PASSWORD);
  watch.expectFailure('/api/session/firebase', 401);
  await page.route('**/api/session/firebase', async (route) => {
    const idToken = await firebase.service.key.sign({ sub: 'nobody' });
    await route.continue({ postData: JSON.stringify({ idToken }) });
  });
  await page.goto('/login');
  await fillPassword(page, email, PASSWORD);
  await expect(alert(page)).toHaveText('The sign-in could not be verified. Sign in again.');
  expect((await new Person(page.request).session()).isAuthenticated).toBe(false);
});

test('A-96: whoever is signed out by an admin stays out, at Firebase too', async ({ page, firebase, visitor, watch }) => {
  const account = await signInWithGoogle(firebase.service, newAddress());
  const answer = await page.request.post('/api/session/firebase', { data: { idToken: account.idToken } });
  expect(answer.status()).toBe(200);
  const uid = (await new Person(page.request).session()).user?.uid;
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  const issuedAt = now();
  await expect.poll(now).toBeGreaterThan(issuedAt);

  const admin = await visitor();
  await admin.signIn('admin');
  await admin.send('DELETE', `/api/admin/users/${uid}/sessions`);
  watch.expectFailure('/api/apps', 401);
  await page.getByRole('button', { name: 'Home' }).click();
  await expectLogin(page);
  await expect(alert(page)).toHaveText('Session expired');
  expect((await refresh(firebase.service, account.refreshToken)).error).toBe('TOKEN_EXPIRED');
});

test('A-106: a browser that cannot reach Firebase says so, and is offered nothing else', async ({ page, firebase, watch }) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Use email and password' })).toBeVisible();
  watch.expectFailure(/accounts:signInWithPassword$/, 'net::ERR');
  firebase.service.isDown = true;
  await fillPassword(page, newAddress(), PASSWORD);
  await expect(alert(page)).toHaveText('Firebase not available');
  firebase.service.isDown = false;
  expect((await new Person(page.request).session()).isAuthenticated).toBe(false);
});

test.describe('while the server cannot reach Firebase', () => {
  test.use({
    site: async ({ firebase: { service }, startQuad }, use) => {
      service.isDown = true;
      await use(await startQuad(service.settings()));
      service.isDown = false;
    },
  });

  test('A-75 A-83 C-04: the screen says so, and offers the accounts of the suite', async ({ page }) => {
    await page.goto('/login');
    await expect(alert(page)).toHaveText('Firebase not available');
    await expect(page.getByRole('link', { name: 'Use email and password' })).toBeVisible();
    await googleButton(page).click();
    await expect(alert(page)).toHaveText(/^All authentication strategies failed\.\.\./);
    await expect(googleButton(page)).toBeEnabled();
  });
});

async function uidOf(email: string): Promise<string> {
  const { users } = await emulator.administer<{ users: { localId: string }[] }>('accounts:lookup', { email: [email] });
  return users[0]?.localId ?? '';
}
