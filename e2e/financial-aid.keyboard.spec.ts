import type { Locator, Page } from '@playwright/test';
import { expectAsReckoned, figure, heading, HOME, interview, question, result } from './financial-aid';
import { expect, test } from './fixtures';
import { tabTo } from './keyboard';

test.use({ site: async ({ startQuad }, use) => use(await startQuad({ max_sessions: 100 })) });

/** More controls than these are on no page here. */
const FAR = 300;

async function press(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }), FAR);
  await page.keyboard.press('Enter');
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field, FAR);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Where nothing is answered, the last of the three is chosen: yes is after it, no before. */
async function say(page: Page, name: string, answer: 'Yes' | 'No'): Promise<void> {
  const group = interview(page).getByRole('group', { name, exact: true });
  await tabTo(page, group.getByRole('radio', { checked: true }), FAR);
  await page.keyboard.press(answer === 'Yes' ? 'ArrowDown' : 'ArrowUp');
  await expect(group.getByRole('radio', { name: answer, exact: true })).toBeChecked();
}

test('by keyboard alone from nothing to a whole result, with every mistake told at its field', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  test.setTimeout(240_000);
  const widths: number[] = [];
  const look = async () => {
    const { sai } = await expectAsReckoned(page);
    widths.push(sai.most - sai.least);
  };
  await signIn('viewer');
  await page.goto(HOME);
  await press(page, 'New family');
  await expect(heading(page)).toHaveText('New family');
  await expect(figure(result(page), 'Student Aid Index')).toHaveText('−1,500 to 999,999');
  await write(page, page.getByRole('textbox', { name: 'Family name' }), 'Robin Vale');
  await expect(heading(page)).toHaveText('Robin Vale');
  await look();

  const born = question(page, 'Date of birth');
  await tabTo(page, born);
  await page.keyboard.type('01012040');
  await expect(born).toHaveAccessibleDescription('This date is in the future.');
  await axe();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2000');
  await expect(born).toHaveValue('2000-01-01');
  await expect(born).not.toHaveAccessibleDescription(/future/);
  await expect(question(page, 'Veteran'), 'at 26 nobody has to be a veteran').toHaveCount(0);
  for (const name of ['Graduate or professional student', 'Bachelor\'s degree']) await say(page, name, 'No');

  await press(page, 'Next: Household');
  await expect(page.getByRole('button', { name: /^Household/ })).toBeFocused();
  const size = question(page, 'People in your family');
  const marital = question(page, 'Your marital status');
  await tabTo(page, marital);
  await page.keyboard.type('Married');
  await tabTo(page, question(page, 'Your state'));
  await page.keyboard.type('Massachusetts');
  for (const [typed, told] of [
    ['-3', 'The family has at least 2: you are married, which makes two.'],
    ['100', 'The form has room for 99 people at most.'],
    ['two', 'This is not a number. Write a whole number, like 4.'],
  ] as const) {
    await write(page, size, typed);
    await page.keyboard.press('Tab');
    await expect(size, typed).toHaveAccessibleDescription(told);
  }
  await expect(question(page, 'Your state'), 'the rest is kept').toHaveValue('MA');
  await axe();
  await write(page, size, '2');
  await press(page, 'Back');
  await say(page, 'Children or others you provide for', 'No');

  await press(page, 'Next: Household');
  await press(page, 'Next: Income');
  const income = question(page, 'Student: adjusted gross income');
  await say(page, 'Student: tax return filed', 'Yes');
  await tabTo(page, question(page, 'Student: filing status'));
  await page.keyboard.type('Married filing separately');
  await say(page, 'Student: schedules A, B, D, E, F or H', 'No');
  await write(page, question(page, 'Student: income earned from work'), '62,000');
  await write(page, question(page, 'Student: income tax paid'), '(250)');
  await expect(question(page, 'Student: income tax paid')).toHaveAccessibleDescription(/This cannot be negative/);
  await write(page, question(page, 'Student: income tax paid'), '$4,100');
  await write(page, income, '1000000000000');
  await expect(income).toHaveAccessibleDescription(/nine digits at most/);
  await expect(result(page).getByRole('button', { name: '1 answer to check' })).toBeVisible();
  await expect(question(page, 'Student: income earned from work'), 'the rest is kept').toHaveValue('62,000');
  await axe();
  await press(page, 'The other 11 are $0');
  await write(page, income, 'about 60k');
  await page.keyboard.press('Tab');
  await expect(income).toHaveAccessibleDescription(/This is not a number/);

  await expect(question(page, 'Spouse: adjusted gross income'), 'who is married and filed alone has a spouse').toBeVisible();
  await press(page, 'Next: Assets');
  await write(page, question(page, 'Student: cash, savings and checking'), '90000');
  await press(page, /^The other \d are \$0$/);
  await press(page, /^\d+ answers missing: go to the next$/);
  await expect(interview(page).getByRole('group', { name: 'Federal benefits' }).getByRole('radio', { checked: true })).toBeFocused();
  await tabTo(page, marital, FAR);
  await page.keyboard.type('Never married');
  await write(page, size, '1');
  await expectAsReckoned(page);
  await expect(result(page).getByRole('button', { name: '2 answers missing: go to the next' }), 'no spouse any more').toBeVisible();

  await press(page, 'Next: Income');
  await tabTo(page, question(page, 'Student: filing status'), FAR);
  await page.keyboard.type('Single');
  await expect(income).toHaveValue('about 60k');
  await write(page, income, '');
  await page.keyboard.press('Backspace');
  const isRange = interview(page).getByRole('checkbox', { name: /range ?: Student: adjusted gross income$/ });
  await tabTo(page, isRange, FAR);
  await page.keyboard.press('Space');
  const range = interview(page).getByRole('group', { name: 'Student: adjusted gross income', exact: true });
  await write(page, range.getByRole('textbox', { name: 'At least' }), '70000');
  await write(page, range.getByRole('textbox', { name: 'At most' }), '60000');
  await expect(range).toHaveAccessibleDescription('The first amount must not be larger than the second.');
  await write(page, range.getByRole('textbox', { name: 'At least' }), '50000');
  await expect(range).toHaveAccessibleDescription('');
  await look();
  await axe();
  await page.reload();
  await press(page, /^Income \d/);
  await expect(range.getByRole('textbox', { name: 'At least' })).toHaveValue('50,000');
  await tabTo(page, isRange, FAR);
  await page.keyboard.press('Space');
  await write(page, income, '62,500');
  await look();
  await press(page, '1 answer missing: go to the next');
  await page.keyboard.press('ArrowUp');
  await expect(result(page)).toContainText('Every question is answered.');
  await look();
  expect(widths, 'each answer narrows the range').toEqual([...new Set(widths)].sort((one, other) => other - one));
  expect(widths.at(-1)).toBe(0);

  await page.reload();
  const { result: found } = await expectAsReckoned(page);
  expect(found?.formula).toBe('B');
  await expect(heading(page)).toHaveText('Robin Vale');
  await press(page, /^Income \d/);
  await expect(income).toHaveValue('62,500');
  await expect(question(page, 'Student: income tax paid')).toHaveValue('4,100');
  await axe();
});
