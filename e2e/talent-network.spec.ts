import { expect, test } from './fixtures';
import { expectToFit, heading } from './role-matching';

const HOME = '/talent-network';
const PAGES = ['worklists', 'demand', 'outcomes', 'duplicates', 'finalists'];

test.use({ site: async ({ campus }, use) => use(campus) });

test('every page of the talent network can be used by everybody', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  await page.goto(HOME);
  await expect(heading(page)).toHaveText('Talent Network');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectToFit(page, 'the directory');
  await axe();
  for (const path of PAGES) {
    await page.goto(`${HOME}/${path}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectToFit(page, path);
    await axe();
  }
});

test('a candidate comes with evidence, roles, consent and a stage', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  await page.goto(HOME);
  const first = page.getByRole('table').getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(heading(page)).toHaveText(name);
  const address = page.url();
  for (const tab of ['', '/roles', '/employers', '/progress']) {
    await page.goto(`${address}${tab}`);
    await expect(heading(page)).toHaveText(name);
    await expectToFit(page, `${name}${tab}`);
    await axe();
  }
});
