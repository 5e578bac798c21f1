import type { Locator, Page } from '@playwright/test';
import { composer, expectEnd } from './chat';
import { expect, test } from './fixtures';
import { tabTo } from './keyboard';
import { asOwner, chip, criteria, expectRanked, findPair, heading, HOME, introduction, isFree, panel, ranked } from './matchmaking';

test.use({ site: async ({ campus }, use) => use(campus) });

/** More controls than these are on no page here. */
const FAR = 400;

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control, FAR);
  await page.keyboard.press('Enter');
}

test('by keyboard alone from the first word to a letter that is approved, and back', async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  const { student, mentor } = await findPair(asOwner(page), isFree);
  await page.goto(HOME);
  await expect(heading(page)).toHaveText('Matchmaking Chat');
  await expect(composer(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type(`Mentors for ${student.name}`);
  await page.keyboard.press('Enter');
  await expectEnd(page);
  await expect(criteria(page).getByRole('button', { name: `For: ${student.name}. Choose somebody else` })).toBeVisible();
  await expectRanked(page);

  // A wish is added, made a must, and taken away.
  await press(page, criteria(page).getByRole('button', { name: 'Add', exact: true }));
  const language = page.getByRole('menuitem', { name: 'Language', exact: true });
  await expect(language).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(language).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  const editor = criteria(page).getByRole('group', { name: 'Change Language' });
  await expect(editor.getByRole('textbox', { name: 'Language' })).toBeFocused();
  await page.keyboard.type('English');
  await page.keyboard.press('Tab');
  await expect(editor.getByRole('radio', { name: 'Must' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(chip(page, /^Language English nice/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip(page, /^Language English nice/)).toBeFocused();
  await press(page, criteria(page).getByRole('button', { name: 'Remove Language: English' }));
  await expect(chip(page, /^Language/)).toHaveCount(0);
  await expectRanked(page);

  await press(page, ranked(page).getByRole('button', { name: `Introduce ${mentor.name}` }));
  const dialog = page.getByRole('dialog', { name: `Introduce ${mentor.name}` });
  await expect(dialog.getByText(/left with/)).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Draft both letters' }));
  await expect(heading(page)).toHaveText(`${student.name} and ${mentor.name}`);
  const to = panel(page, `To ${student.name}`);
  await tabTo(page, to.locator('[tabindex="0"]').nth(1), FAR);
  await expect(to.getByRole('region', { name: /^Source of the sentence/ })).not.toContainText('Point at a sentence');
  await press(page, to.getByRole('button', { name: 'Approve…' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }), 'nothing happens by a key too many').toBeFocused();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Approve these bytes' }));
  await expect(to).toContainText('Approved by Theo Lindqvist');
  await press(page, page.getByRole('button', { name: 'Withdraw', exact: true }));
  await expect(page.getByText('Taken back by the staff.')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await introduction(asOwner(page), id)).card.state).toBe('withdrawn');
});
