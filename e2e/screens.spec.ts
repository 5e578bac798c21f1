import { expect, test } from './fixtures';
import { GUARDED } from './routes';

// The other files look at the screens that they pass. These are the ones that nobody passes.

test('the pages of the apps can be used by everybody', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  const paths = ['/outlook-inbox', '/employer-talent-network/icp/new', '/interview/candidate/c-1/icp/icp-1/persona/p-1'];
  for (const { path, heading } of GUARDED.filter((route) => paths.includes(route.path))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('What it will do')).toBeVisible();
    await axe();
  }
});

test('every component can be used by everybody', { tag: '@screen' }, async ({ page, axe }) => {
  await page.goto('/debug/ui');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Components');
  await axe();
  for (const [button, title] of [
    ['Dialog', 'A dialog'],
    ['Side dialog', 'A side dialog'],
    ['Confirmation', 'Do it?'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await axe();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: button, exact: true }), 'the focus comes back').toBeFocused();
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'First' })).toBeVisible();
  await axe();
});

test('the account menu can be used by everybody', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('admin');
  await page.goto('/matchmaking');
  await page.getByRole('button', { name: 'Account menu of Dana Reyes' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await axe();
});

test('a suite that does not answer can be read by everybody', { tag: '@screen' }, async ({ page, axe, watch }) => {
  watch.expectFailure('/api/session', 503);
  await page.route('**/api/session', (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: 'The database cannot be reached.' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('The database cannot be reached.');
  await axe();
});
