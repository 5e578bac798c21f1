import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tiles, ways } from './landing';
import { expectLogin, hold } from './login';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('banner');
const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

for (const [role, badge, name] of [
  ['admin', 'Admin', 'Dana'],
  ['contributor', 'Contributor', 'Theo'],
  ['viewer', 'Viewer', 'Priya'],
] as const) {
  test(`A-49 A-50 A-51 A-52 A-94: the landing page of ${role}`, { tag: '@screen' }, async ({ page, signIn, axe }) => {
    await signIn(role);
    await page.goto('/');
    await expect(heading(page)).toHaveText(new RegExp(`^Good (morning|afternoon|evening), ${name}$`));
    await expect(banner(page).getByText(badge, { exact: true })).toBeVisible();
    await expect(banner(page).getByText(`demo.${role}@quadrangle.example`)).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Home' })).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(tiles(page)).toHaveCount(12);
    await expect(ways(page)).toHaveText(['Ask the campus', 'People', 'Library']);
    await axe();

    const adminPanel = banner(page).getByRole('button', { name: 'Admin Panel' });
    if (role === 'admin') {
      await adminPanel.click();
      await expect(page).toHaveURL('/admin');
    } else {
      await expect(adminPanel).toHaveCount(0);
      await expect(page.getByText('Admin Panel')).toHaveCount(0);
    }
  });
}

test('A-52: every tile leads to its app, and Home leads back', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/');
  for (const title of ['Matchmaking Chat', 'Traits', 'User Administration']) {
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page), 'the focus follows, so that the page is read out').toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await banner(page).getByRole('button', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('C-16: every other page has a compact menu with the way out', async ({ page, signIn }) => {
  await signIn('contributor');
  await page.goto('/matchmaking');
  await page.getByRole('button', { name: 'Account menu of Theo Lindqvist' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('demo.contributor@quadrangle.example');
  await expect(menu).toContainText('Contributor');
  await expect(menu.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'Account menu of Theo Lindqvist' }).click();
  const letGo = await hold(page, '/api/session', 'DELETE');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logging out...' })).toBeVisible();
  letGo();
  await expectLogin(page);
});

test('the palette finds apps, pages and actions, by keys alone', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await page.goto('/help');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.getByRole('option', { name: /^Matchmaking Chat/ })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'Admin Panel' })).toHaveCount(0);
  await axe();

  await page.keyboard.type('nothing like this');
  await expect(palette.getByRole('status').filter({ hasText: /^Nothing found/ })).toBeVisible();
  await palette.getByRole('combobox').fill('aid officer');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/financial-aid');
  // All of it is there, so that nothing is on its way when the session ends.
  await expect(page.getByRole('region', { name: 'Sample families' }).getByRole('listitem').first()).toBeVisible();
  const own = page.getByRole('region', { name: 'Your families' });
  await expect(own.getByText('No family yet').or(own.getByRole('table')).first()).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark theme');
  await page.keyboard.press('Enter');
  await expect.poll(() => scheme(page)).toBe('dark');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('logout');
  await page.keyboard.press('Enter');
  await expectLogin(page);
});

test('what is typed while the palette is on its way is in its field', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/help');
  await expect(heading(page)).toBeVisible();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/Palette-[^/]+\.js$/, async (route) => {
    await arrived;
    await route.fallback();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('aid off');
  await expect(page.getByRole('combobox'), 'it has not loaded yet').toHaveCount(0);
  arrive();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('icer');
  await expect(page.getByRole('combobox')).toHaveValue('aid officer');
  await expect(page.getByRole('option', { name: /financial aid/i })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/financial-aid');
});

test('the keyboard help lists the shortcuts, and can switch the single keys off', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('viewer');
  await page.goto('/help');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Search people, apps, pages and actions');
  await axe();
  await help.getByRole('checkbox', { name: 'Shortcuts of a single key' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog'), 'only the one that needs two keys has opened').toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

test('the theme is remembered, follows the system when told so, and is forgotten at logout', async ({
  page,
  signIn,
}) => {
  await signIn('viewer');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect.poll(() => scheme(page)).toBe('dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
  expect(await scheme(page)).toBe('dark');

  await page.goto('/account');
  await page.getByRole('radio', { name: 'As the system' }).check();
  await expect.poll(() => scheme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => scheme(page)).toBe('dark');
});

test('A-64 A-85: a toast shows a message, and Undo closes it', { tag: '@screen' }, async ({ page, axe }) => {
  await page.goto('/debug/ui');
  await page.getByRole('button', { name: 'Toast with Undo' }).click();
  const toast = page.getByText('The role was changed.');
  // It stays as long as something in it has the focus.
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await axe();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: 'Toast of a failure' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'It did not work.' })).toBeVisible();
});

test.describe('with a clock that stands still', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/debug/ui');
    await expect(page.getByRole('button', { name: 'Toast with Undo' })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Toast with Undo' }).click();
    await page.mouse.move(0, 0);
  });

  test('A-84 A-124: a toast is there at once, fades after five seconds and is gone 300 ms later', async ({ page }) => {
    const toast = page.getByText('The role was changed.');
    const isFading = () => toast.evaluate((element) => element.closest('[data-fading]') !== null);
    await expect(toast).toBeVisible();
    await page.clock.runFor(4999);
    expect(await isFading()).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(isFading).toBe(true);
    await page.clock.runFor(299);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  });

  test('A-84: a toast under the pointer stays', async ({ page }) => {
    const toast = page.getByText('The role was changed.');
    await toast.hover();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5300);
    await expect(toast).toHaveCount(0);
  });
});

test('the first Tab offers to skip to the content', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a list that does not load says why, and loads on Retry', async ({ page, signIn, watch }) => {
  await signIn('viewer');
  watch.expectFailure('/api/apps', 503);
  await page.route('**/api/apps', (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: 'The database cannot be reached.' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('The database cannot be reached.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(tiles(page)).toHaveCount(12);
});

test('no button of the header is cut off', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  for (const width of [1440, 1280, 1100, 1025, 800, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .locator('header .mantine-Button-label')
      .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent));
    expect(cut, `${width} pixels wide`).toEqual([]);
  }
});

test('nothing is wider than the screen', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('admin');
  const admin = ['/admin', '/admin?tab=invitations', '/admin?tab=audit', '/admin?tab=settings', '/admin/data', '/admin/data/imports/new'];
  for (const path of ['/', '/matchmaking', '/account', ...admin, '/help', '/debug', '/debug/ui']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    // The page of components always shows one that loads.
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(path === '/debug/ui' ? 1 : 0);
    // A phone zooms out to show what is too wide: its own idea of the width grows with it.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});
