import type { Locator } from '@playwright/test';
import {
  asOwner,
  begin,
  cellsOf,
  estimate,
  expectAsReckoned,
  expectSaved,
  expectToFit,
  familyOn,
  figure,
  index,
  money,
  openTab,
  panel,
  question,
  withAmount,
  type WorkedOut,
} from './financial-aid';
import { expect, test } from './fixtures';
import { expectAnswer, type Schemas } from './person';
import { undo } from './toasts';

// Families belong to an account, and everybody here has the same one: each test has a server of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad({ max_sessions: 100 })) });

test('a line of the trace leads to the lines it is made of, and to the question', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await begin(page, 'two-earners');
  const { result, schools } = await expectAsReckoned(page);
  const lines = [...(result?.lines ?? []), ...(schools[0]?.schedule.lines ?? []), ...(schools[0]?.package.lines ?? [])];
  const line = (key: string) => page.locator(`[id="${key}"]`);
  const head = (key: string) => line(key).getByRole('button').first();
  await expect(head('pell.scheduledAward')).toBeVisible();
  for (const { key, value, unit } of lines) {
    await expect(line(key), key).toHaveCount(1);
    // An index has no currency.
    if (unit === 'dollars') expect([money(value), index(value)], key).toContain(await head(key).locator('b').textContent());
  }

  await head('parents.contribution').click();
  await line('parents.contribution').getByRole('link', { name: 'adjusted available income' }).click();
  await expect(page).toHaveURL(/#parents\.adjustedIncome$/);
  await expect(head('parents.adjustedIncome')).toBeFocused();
  await line('parents.adjustedIncome').getByRole('link', { name: 'available income', exact: true }).click();
  await line('parents.availableIncome').getByRole('link', { name: 'total allowances' }).click();
  await line('parents.allowances').getByRole('link', { name: 'income protection allowance' }).click();
  await expect(head('parents.protection')).toBeFocused();
  await expect(head('parents.protection')).toBeInViewport();
  await expect(line('parents.protection').getByRole('table')).toContainText('$44,880');
  await expect(line('parents.protection')).toContainText('Source: 20 USC 1087oo');
  await axe();
  await line('parents.protection').getByRole('button', { name: /^family size/ }).click();
  await expect(question(page, 'Parents: people in the family')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('6');
  await expectAsReckoned(page);
  await expect(head('parents.protection')).not.toContainText('$44,880');

  await page.getByRole('searchbox', { name: 'Find a line' }).fill('poverty');
  await expect(head('family.povertyLine')).toBeVisible();
  await expect(line('parents.contribution')).toHaveCount(0);
});

test('the package subtracts grants alone, and its picture has a table', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await begin(page, 'single-parent');
  const { schools } = await expectAsReckoned(page);
  await openTab(page, 'Package');
  for (const school of schools) {
    if (school !== schools[0]) await page.getByRole('button', { name: school.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: school.name })).toBeVisible();
    const { cost, pell, grants, campusGrant, netPrice, unmet, workStudy, subsidised, unsubsidised } = school.package;
    expect(netPrice, school.name).toBe(cost - pell - grants - campusGrant);
    const views = page.getByRole('tabpanel');
    await expect(figure(views, 'Net price')).toHaveText(money(netPrice));
    await expect(figure(views, 'Still to pay')).toHaveText(money(unmet));
    const waterfall = panel(page, 'From cost to what is left');
    await expect(waterfall.getByRole('img')).toHaveAccessibleName(new RegExp(`net price of \\${money(netPrice)};`));
    await waterfall.getByRole('button', { name: 'Table' }).click();
    const rows = new Map((await cellsOf(waterfall.getByRole('table'))).map(([step = '', amount = '', left = '']) => [step, [amount, left]]));
    expect(rows.get('Cost of attendance')?.[0]).toBe(money(cost));
    expect(rows.get('Net price')?.[1]).toBe(money(netPrice));
    expect(rows.get('Still to pay')?.[1]).toBe(money(netPrice - workStudy - subsidised - unsubsidised));
    await axe();
  }
  const payments = await cellsOf(page.getByRole('table', { name: 'Pell Grant by term' }));
  expect(payments.at(-1)?.[0]).toBe('Year');
  expect(payments).toHaveLength((schools[1]?.schedule.payments.length ?? 0) + 1);
});

/** Index and grant after a change, as they stand in the panel. */
async function expectThen(within: Locator, { result }: WorkedOut, what: string): Promise<void> {
  await expect(figure(within, 'Student Aid Index').locator('b'), what).toHaveText(`then ${index(result?.sai ?? Number.NaN)}`);
  await expect(figure(within, 'Pell Grant, full time').locator('b'), what).toHaveText(`then ${money(result?.pell ?? Number.NaN)}`);
}

test('what if: slider and field are exact without a request, and a scenario is kept and adopted', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('viewer');
  const { id, worksheet } = await begin(page, 'two-earners');
  const before = await expectAsReckoned(page);
  await page.goto(`/financial-aid/families/${id}/what-if?field=parent.agi`);
  const trying = panel(page, 'What if');
  const slider = trying.getByRole('slider', { name: 'Parents’ adjusted gross income, slider' });
  const field = trying.getByRole('textbox', { name: 'Parents’ adjusted gross income' });
  await expect(panel(page, 'Cliffs')).toBeVisible();
  await expectThen(trying, before, 'nothing is changed yet');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${request.url()}`);
  });
  const at = (agi: number) => estimate(page, withAmount(worksheet, 'parent', { agi }));

  await slider.focus();
  for (const [keys, amount] of [
    [['Home'], 0],
    [['PageUp', 'PageUp', 'PageUp', 'Shift+ArrowRight', 'ArrowRight', 'ArrowRight'], 31_200],
    [['End'], 300_000],
    [['PageDown', 'ArrowLeft'], 289_900],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(field).toHaveValue(new Intl.NumberFormat('en-US').format(amount));
    await expectThen(trying, await at(amount), `by keys: ${amount}`);
  }
  for (const amount of [61_237, 54_600, 54_601, 85_801]) {
    await field.fill(String(amount));
    await expectThen(trying, await at(amount), `typed: ${amount}`);
    await expect(slider).toHaveValue(String(amount));
  }
  await trying.getByRole('button', { name: '$1,000 more' }).click();
  await expectThen(trying, await at(86_801), 'by steps');
  expect(asked, 'the curve is all that is needed').toEqual([]);
  await field.fill('lots');
  await expect(field).toHaveAccessibleDescription(/This is not a number/);
  await field.fill('86801');
  await axe();
  await expectToFit(page, 'what if');

  await page.getByRole('combobox', { name: 'What changes' }).selectOption('parent.wages');
  await trying.getByRole('textbox', { name: 'Parents’ wages' }).fill('60000');
  const moved = await estimate(page, withAmount(worksheet, 'parent', { agi: 86_801, earned: 60_000 }));
  await expectThen(trying, moved, 'both changes');
  await trying.getByRole('textbox', { name: 'Name of the scenario' }).fill('Fewer hours');
  await trying.getByRole('button', { name: 'Keep this as a scenario' }).click();
  await page.reload();
  const table = page.getByRole('table', { name: 'Scenarios side by side' });
  await expect(table.getByRole('columnheader', { name: 'Fewer hours' })).toBeVisible();
  const row = table.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Student Aid Index' }) });
  await expect(row.getByRole('cell').nth(2)).toHaveText(index(moved.sai.least));
  await axe();
  await table.getByRole('button', { name: 'Make this the family’s answer: Fewer hours' }).click();
  expect((await expectAsReckoned(page)).sai).toEqual(moved.sai);
  await undo(page, 'Changed: Fewer hours.');
  await expect.poll(async () => (await familyOn(page)).worksheet).toEqual(worksheet);
  expect((await expectAsReckoned(page)).sai).toEqual(before.sai);
});

test('two schools and four award years stand side by side', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  const { worksheet } = await begin(page, 'dairy-farm');
  const { schools } = await expectAsReckoned(page);
  await openTab(page, 'Compare');
  const figures = page.getByRole('table', { name: 'Figures of the schools' });
  await expect(figures.getByRole('columnheader')).toHaveText(['Figure', ...schools.map(({ name }) => name)]);
  const prices = (await cellsOf(figures)).find(([name]) => name === 'Net price') ?? [];
  const lowest = Math.min(...schools.map(({ package: { netPrice } }) => netPrice));
  expect(prices.slice(1).map((text) => text.replace(' lowest', '*'))).toEqual(
    schools.map(({ package: { netPrice } }) => `${money(netPrice)}${netPrice === lowest ? '*' : ''}`),
  );

  const { years } = await asOwner(page).get<Schemas['AidYearList']>('/api/financial-aid/years');
  expect(years.map(({ year }) => year)).toEqual(['2024-25', '2025-26', '2026-27', '2027-28']);
  expect(years.map(({ tables }) => tables)).toContain('preliminary');
  const table = await cellsOf(page.getByRole('table', { name: 'Figures of the award years' }));
  const rowOf = (name: string) => table.find(([first]) => first === name)?.slice(1);
  expect(rowOf('Tables')).toEqual(years.map(({ tables }) => tables));
  const found: WorkedOut[] = [];
  for (const { year } of years) {
    found.push(await estimate(page, { ...worksheet, application: { ...worksheet.application, year } }));
  }
  expect(rowOf('Student Aid Index')).toEqual(found.map(({ sai }) => index(sai.least)));
  expect(rowOf('Pell Grant, full time')).toEqual(found.map(({ pell }) => money(pell.least)));
  await expect(panel(page, 'Award years side by side')).toContainText('2027–28: preliminary tables.');
  await axe();
  await page.getByRole('button', { name: 'All lines' }).click();
  await expect(page.getByRole('table', { name: 'Lines that differ between the award years' })).toContainText('net worth');
});

test('the checks of the engine are run, and all pass', async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await begin(page, 'on-my-own');
  const { count, passed } = await expectAnswer<Schemas['AidChecks']>(await asOwner(page).send('POST', '/api/financial-aid/checks'), 200);
  expect(passed).toBe(count);
  await openTab(page, 'Checks');
  await expect(panel(page, 'Checks of the engine')).toContainText('The checks have not been run yet');
  await page.getByRole('button', { name: 'Run the checks now' }).click();
  const told = panel(page, 'Checks of the engine').getByRole('status');
  await expect(told.filter({ hasText: 'All passed' })).toContainText(`${count} of ${count} passed`, { timeout: 30_000 });
  await panel(page, 'Checks of the engine').locator('summary').first().click();
  await expect(panel(page, 'Checks of the engine').getByRole('table').first()).toContainText('Passed');
  await axe();
});

const LETTER = `Harrow Lake College
Offer for 2026-2027

Cost of attendance
Tuition and fees            $31,400
Housing and food            $12,600
Books and supplies             $950

Financial aid offered
Harrow Lake Grant           $13,000
Federal Pell Grant           $3,855
Founders Circle              $1,500
Direct Subsidized Loan       $3,500
Federal Work-Study           $2,200
Parent PLUS Loan            $10,000

Total financial aid         $34,055
`;

test('a letter is taken apart, what is unclear is asked, and its figures go into a school', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('viewer');
  const { worksheet } = await begin(page, 'two-earners');
  await openTab(page, 'Letter');
  await page.getByRole('textbox', { name: 'Text of the letter' }).fill(LETTER);
  await page.getByRole('button', { name: 'Read the letter' }).click();
  const totals = page.getByRole('tabpanel');
  const expectTotals = async (...amounts: number[]) => {
    for (const [place, name] of ['Net price', 'Work', 'Student’s loans', 'Parents’ loans'].entries()) {
      await expect(figure(totals, name)).toHaveText(money(amounts[place] ?? Number.NaN));
    }
  };
  await expectTotals(44_950 - 16_855, 2200, 3500, 10_000);
  const unclear = panel(page, 'Unclear, and not counted');
  await expect(unclear.getByRole('listitem')).toHaveCount(1);
  await expect(unclear).toContainText('Founders Circle');
  await expect(panel(page, 'Grants and scholarships')).not.toContainText(/loan/i);
  await axe();
  await unclear.getByRole('combobox', { name: 'What Founders Circle is' }).selectOption('scholarship');
  await expectTotals(44_950 - 18_355, 2200, 3500, 10_000);
  await expect(panel(page, 'Grants and scholarships')).toContainText('Founders Circle');
  await page.reload();
  await expectTotals(44_950 - 18_355, 2200, 3500, 10_000);

  const [first] = worksheet.schools ?? [];
  await page.getByRole('combobox', { name: 'School', exact: true }).selectOption({ label: first?.name ?? '' });
  await page.getByRole('button', { name: 'Use these figures' }).click();
  await expectSaved(page);
  const [used] = (await familyOn(page)).worksheet.schools ?? [];
  expect(used).toMatchObject({ name: first?.name, grants: 14_500, campusGrant: 0, workStudy: 2200 });
  expect(used?.costs).toEqual({ tuition: 31_400, housingAndFood: 12_600, books: 950, transport: 0, personal: 0, other: 0 });
  await undo(page, `Changed: figures of ${first?.name}.`);
  await expect.poll(async () => (await familyOn(page)).worksheet).toEqual(worksheet);
});
