import type { Page } from '@playwright/test';
import {
  asOwner,
  begin,
  cellsOf,
  expectAsReckoned,
  expectSaved,
  expectToFit,
  figure,
  heading,
  HOME,
  indexOf,
  openStep,
  openTab,
  panel,
  pellOf,
  question,
  result,
  samples,
  TABS,
} from './financial-aid';
import { expect, test } from './fixtures';
import { undo } from './toasts';

// Families belong to an account, and everybody here has the same one: each test has a server of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad({ max_sessions: 100 })) });

test('somebody new begins with a sample, and every view of it can be used by everybody', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.setTimeout(120_000);
  await signIn('viewer');
  await page.goto(HOME);
  await expect(heading(page)).toHaveText('Virtual Financial Aid Officer');
  await expect(panel(page, 'Your families')).toContainText('No family yet');
  await expect(panel(page, 'Sample families').getByRole('listitem')).toHaveCount(8);
  await axe();
  await expectToFit(page, 'the list');

  await page.getByRole('button', { name: 'Open a copy of Maren Castellow and her parents' }).click();
  await expect(heading(page)).toHaveText('Maren Castellow and her parents');
  const { year, tables, schools } = await expectAsReckoned(page);
  expect([year, tables, schools.length]).toEqual(['2026-27', 'final', 2]);
  await expect(result(page)).toContainText('Award year 2026–27, final tables.');
  await expect(result(page)).toContainText('Estimate, not an offer.');
  await expect(result(page)).toContainText('Every question is answered.');
  for (const name of Object.keys(TABS) as (keyof typeof TABS)[]) {
    await openTab(page, name);
    await axe();
    await expectToFit(page, name);
  }

  await page.getByRole('combobox', { name: 'Award year' }).selectOption('2027-28');
  expect((await expectAsReckoned(page)).tables).toBe('preliminary');
  await expect(result(page)).toContainText('Award year 2027–28, preliminary tables.');
});

test('every sample comes to what the server answers, on its page and in the list', async ({ page, signIn }) => {
  await signIn('viewer');
  const shown = await samples(asOwner(page));
  expect(shown).toHaveLength(8);
  const lines: [string, string, string][] = [];
  for (const { id, name } of shown) {
    await begin(page, id);
    const worked = await expectAsReckoned(page);
    lines.push([name, indexOf(worked), pellOf(worked)]);
  }
  await page.goto(HOME);
  const own = panel(page, 'Your families');
  for (const [name, sai, pell] of lines) {
    const row = own.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(row.getByRole('cell').nth(3)).toHaveText(sai);
    await expect(row.getByRole('cell').nth(4)).toHaveText(pell);
  }
  await page.getByRole('searchbox', { name: 'Search your families' }).fill('ostrander');
  await page.keyboard.press('Enter');
  await expect(own.getByRole('row')).toHaveCount(2);
  await own.getByRole('link', { name: 'Sunniva and Caleb Ostrander' }).click();
  await expect(figure(result(page), 'Formula')).toHaveText('B');
});

test('two windows change one family: nothing is lost, and every version can come back', { tag: '@screen' }, async ({
  page,
  signIn,
  openBrowser,
  watch,
  axe,
}) => {
  test.setTimeout(120_000);
  await signIn('viewer');
  const family = await begin(page, 'two-earners');
  const before = indexOf(await expectAsReckoned(page));
  const other = await openBrowser();
  await other.request.post('/api/session/demo', { data: { role: 'viewer' } });
  await other.goto(`${HOME}/families/${family.id}`);
  const name = (one: Page) => one.getByRole('textbox', { name: 'Family name' });
  await expect(name(other)).toHaveValue(family.name);
  const dialog = page.getByRole('dialog', { name: 'Changed in another window' });
  const differing = () => cellsOf(dialog.getByRole('table', { name: 'What differs' }));

  // One changes the name, the other an answer: both can stay.
  await name(other).fill('Castellow');
  await expectSaved(other);
  watch.expectFailure(`/api/financial-aid/families/${family.id}`, 409);
  await openStep(page, 'Household');
  await question(page, 'Parents: people in the family').fill('5');
  await expect(dialog).toBeVisible();
  expect(await differing()).toEqual([
    ['Family name', family.name, 'Castellow'],
    ['Parents: people in the family', '5', '4'],
  ]);
  await axe();
  await dialog.getByRole('button', { name: 'Keep both changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading(page)).toHaveText('Castellow');
  await expect(question(page, 'Parents: people in the family')).toHaveValue('5');
  const both = indexOf(await expectAsReckoned(page));
  expect(both).not.toBe(before);

  // Both change the same answer: somebody has to choose, now or later, and the choice can be taken back.
  await other.reload();
  await expect(name(other)).toHaveValue('Castellow');
  await openStep(other, 'Income');
  await question(other, 'Parent: adjusted gross income').fill('80000');
  await expectSaved(other);
  await openStep(page, 'Income');
  const income = question(page, 'Parent: adjusted gross income');
  await income.fill('90000');
  await expect(dialog).toBeVisible();
  expect(await differing()).toEqual([['Parent: adjusted gross income', '$90,000', '$80,000']]);
  await expect(dialog.getByRole('button', { name: 'Keep both changes' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not saved: this family was changed in another window.')).toBeVisible();
  await expect(income, 'what was typed is still there').toHaveValue('90,000');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(income).toHaveValue('80,000');
  await undo(page, 'The family is as the other window has saved it.');
  await expect(income).toHaveValue('90,000');
  const mine = indexOf(await expectAsReckoned(page));
  await page.reload();
  await expectAsReckoned(page);

  const versions = page.getByRole('dialog', { name: 'History' });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(5);
  await expect(versions.getByRole('listitem').first()).toContainText(`Student Aid Index ${mine}`);
  await expect(versions.getByRole('listitem').first()).toContainText('Changed: Parent: adjusted gross income.');
  await axe();
  await versions.getByRole('listitem').last().getByRole('button', { name: /^Restore/ }).click();
  await expect(versions).toHaveCount(0);
  await expect(heading(page)).toHaveText(family.name);
  expect(indexOf(await expectAsReckoned(page))).toBe(before);
  await undo(page, /^The family is again as it was on /);
  await expect(heading(page)).toHaveText('Castellow');
  expect(indexOf(await expectAsReckoned(page))).toBe(mine);
});

test('a family is deleted and comes back, and nobody else can open it', async ({ page, signIn, openBrowser, watch }) => {
  await signIn('viewer');
  const { id, name } = await begin(page, 'dairy-farm');
  await page.goto(HOME);
  const link = panel(page, 'Your families').getByRole('link', { name });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(link).toHaveCount(0);
  await expect(panel(page, 'Your families')).toContainText('No family yet');
  await undo(page, `${name} was deleted.`);
  await expect(link).toBeVisible();
  await link.click();
  await expectAsReckoned(page);

  const other = await openBrowser();
  await other.request.post('/api/session/demo', { data: { role: 'admin' } });
  watch.expectFailure(`/api/financial-aid/families/${id}`, 404);
  await other.goto(`${HOME}/families/${id}`);
  await expect(other.getByText('There is no such family')).toBeVisible();
  await expect(other.getByText(name)).toHaveCount(0);
});
