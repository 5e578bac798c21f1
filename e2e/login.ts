import { expect, type Page } from '@playwright/test';
import type { Role } from './person';

const DEMO = { admin: 'Admin Dana Reyes', contributor: 'Contributor Theo Lindqvist', viewer: 'Viewer Priya Raman' };

export const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });
export const alert = (page: Page) => page.getByRole('alert');

/** Signs in on the login screen, with one of its demo accounts. */
export async function chooseDemoAccount(page: Page, role: Role): Promise<void> {
  await page.getByRole('button', { name: DEMO[role] }).click();
}

/** Fills in the form for a password, which is one click away. */
export async function fillPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Use email and password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In to Your Account');
}

/** Holds every answer to a request of this kind back until it is told to let go. */
export async function hold(page: Page, path: string, method = 'GET'): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() === method) await released;
      await route.fallback();
    },
  );
  return letGo;
}
