import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  asOwner,
  draft,
  expectRanked,
  expectToFit,
  findPair,
  heading,
  HOME,
  introduction,
  INTRODUCTIONS,
  isFree,
  isTaken,
  panel,
  type Pair,
  pick,
  ranked,
  show,
} from './matchmaking';
import { expectAnswer, type Person, type Schemas } from './person';
import { undo } from './toasts';

const letter = (page: Page, name: string) => panel(page, `To ${name}`);
/** How far it has come, below its title. */
const state = (page: Page) => heading(page).locator('xpath=..');
const idOn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function approve(page: Page, of: Locator): Promise<void> {
  await of.getByRole('button', { name: 'Approve…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve these bytes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(of).toContainText(/Approved by Theo Lindqvist on .* SHA-256 [0-9a-f]{64}/);
}

const placesLeft = async (by: Person, { student, mentor }: Pair) => {
  const check = await by.get<Pair>(`/api/matchmaking/introductions/check?student=${student.id}&mentor=${mentor.id}`);
  return check.placesLeft;
};

test.describe('with a mail server', () => {
  test.use({
    site: async ({ startQuad, mailbox }, use) =>
      use(await startQuad({ max_sessions: 100, demo_campus: 300, smtp_url: mailbox.url }, { campus: 300 })),
  });

  test('two are introduced: drafted, changed, approved byte by byte, sent, answered, and taken back', async ({
    page,
    signIn,
    mailbox,
  }) => {
    test.setTimeout(240_000);
    await signIn('contributor');
    const staff = asOwner(page);
    await expect
      .poll(async () => (await staff.get<Schemas['PeopleFound']>('/api/people?limit=1')).mode, { timeout: 60_000 })
      .not.toBe('building');
    const pair = await findPair(staff, isFree);
    const { student, mentor } = pair;
    await page.goto(HOME);
    await pick(page, 'For', student.name);
    await expectRanked(page);
    const card = page.getByRole('button', { name: `Introduce ${mentor.name}` });
    await expect(card).toBeVisible();
    await card.click();
    const dialog = page.getByRole('dialog', { name: `Introduce ${mentor.name}` });
    await expect(dialog).toContainText(`${pair.placesLeft} place${pair.placesLeft === 1 ? '' : 's'} left with ${mentor.name}.`);
    await dialog.getByRole('button', { name: 'Draft both letters' }).click();
    await expect(heading(page)).toHaveText(`${student.name} and ${mentor.name}`);
    const [to, other] = [letter(page, student.name), letter(page, mentor.name)];
    await expect(page.getByText(`The letter to ${student.name} is not approved.`)).toBeVisible();

    // Each sentence says where it comes from.
    const sentences = to.locator('[tabindex="0"]').filter({ hasNot: page.locator('table') });
    const drafted = await introduction(staff, idOn(page));
    const all = drafted.toStudent?.draft.paragraphs.flatMap((paragraph) => paragraph.sentences) ?? [];
    expect(all.filter(({ sources }) => sources.length === 0), 'a source for every sentence').toEqual([]);
    for (const { text, sources } of all) {
      await sentences.filter({ hasText: text }).first().focus();
      const [source] = sources;
      const told = to.getByRole('region', { name: `Source of the sentence to ${student.name}` });
      if (source?.kind === 'record') await expect(told).toContainText(source.quote);
      await expect(told).toContainText(/Record|Fixed phrase|Your account|Library/);
    }

    // Pressure is refused, and what was typed can be taken back.
    await to.getByRole('button', { name: 'Edit', exact: true }).click();
    const text = to.getByRole('textbox', { name: 'Letter', exact: true });
    await text.fill(`${await text.inputValue()}\n\nThis is your last chance: act now.`);
    await expect(to.getByRole('status').getByText('False hurry').first()).toBeVisible();
    await to.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(text).toHaveCount(0);
    await to.getByRole('button', { name: 'Approve…' }).click();
    const approval = page.getByRole('dialog', { name: `Approve the letter to ${student.name}` });
    await expect(approval.getByRole('alert')).toContainText('It cannot be approved as it is');
    await expect(approval.getByRole('button', { name: 'Approve these bytes' })).toBeDisabled();
    await approval.getByRole('button', { name: 'Cancel' }).click();
    await undo(page, `The letter to ${student.name} was saved.`);
    await expect(to).not.toContainText('last chance');
    await expect(to).toContainText('Nothing to object to.');

    // A word of one's own is fine, and the writer is its source.
    await to.getByRole('button', { name: 'Edit', exact: true }).click();
    await text.fill(`${await text.inputValue()}\n\nThe library café is a good place to meet.`);
    await to.getByRole('button', { name: 'Save', exact: true }).click();
    await sentences.filter({ hasText: 'library café' }).first().focus();
    await expect(to.getByRole('region', { name: /^Source/ })).toContainText('Written by Theo Lindqvist');

    await approve(page, to);
    await page.getByRole('button', { name: 'Send both letters' }).click();
    const sending = page.getByRole('dialog', { name: 'Send both letters' });
    await expect(sending.getByRole('alert')).toContainText(`The letter to ${mentor.name} is not approved.`);
    await expect(sending.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await sending.getByRole('button', { name: 'Cancel' }).click();
    await approve(page, other);
    await expect(page.getByText('Nothing stands in the way.')).toBeVisible();

    await page.getByRole('button', { name: 'Send both letters' }).click();
    await sending.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(state(page)).toContainText('a place is held');
    expect(await placesLeft(staff, pair), 'a place is held').toBe(pair.placesLeft - 1);
    const sent = await introduction(staff, idOn(page));
    const [subject, address] = [sent.toStudent?.card.subject ?? '', /^To: .*?<?([^\s<>]+@[^\s<>]+)>?$/m.exec(sent.toStudent?.source ?? '')?.[1]];
    const mail = await mailbox.take(address ?? '', subject);
    expect(mail.text).toContain('The library café is a good place to meet.');
    await expect(to).toContainText('Taken by the mail server', { timeout: 20_000 });

    // Two yeses make a match, and take a place; that can be taken back as well.
    const answers = panel(page, 'Answers');
    for (const name of [student.name, mentor.name]) {
      await answers.getByRole('button', { name: `${name} said yes` }).click();
      await page.getByRole('textbox', { name: 'What else they said' }).fill('Thursdays');
      await page.getByRole('button', { name: 'Write it down' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(state(page)).toContainText('Both said yes');
    await expect(panel(page, 'Match')).toContainText('It takes one of the mentor’s places.');
    expect(await placesLeft(staff, pair)).toBe(pair.placesLeft - 1);
    await undo(page, `${mentor.name}: said yes.`);
    await expect(answers).toBeVisible();

    await answers.getByRole('button', { name: `${mentor.name} said no` }).click();
    await page.getByRole('button', { name: 'Write it down' }).click();
    await expect(state(page)).toContainText('They are not suggested to each other again before');
    expect(await placesLeft(staff, pair), 'the place is free again').toBe(pair.placesLeft);
    const again = await staff.send('POST', '/api/matchmaking/introductions', { student: student.id, mentor: mentor.id });
    expect(again.status(), 'and the two are left alone').toBe(409);
    await page.goto(`${INTRODUCTIONS}?state=declined`);
    await expect(page.getByRole('row').filter({ hasText: student.name })).toContainText('Declined');
  });
});

test.describe('on the campus of all', () => {
  test.use({ site: async ({ campus }, use) => use(campus) });

  test('who cannot be introduced is told before anything is written', { tag: '@screen' }, async ({ page, signIn, axe }) => {
    await signIn('contributor');
    const staff = asOwner(page);
    const { student, mentor, obstacles } = await findPair(staff, isTaken);
    await page.goto(HOME);
    await show(page, 'Matches');
    await pick(page, 'For', student.name);
    await expectRanked(page);
    await ranked(page).getByRole('button', { name: `Introduce ${mentor.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Introduce ${mentor.name}` });
    for (const text of obstacles) await expect(dialog.getByRole('alert')).toContainText(text);
    await expect(dialog.getByRole('button', { name: 'Draft both letters' })).toBeDisabled();
    await expectToFit(page, 'what stands in the way');
    await axe();
    await page.keyboard.press('Escape');
    const refused = await staff.send('POST', '/api/matchmaking/introductions', { student: student.id, mentor: mentor.id });
    expect(refused.status()).toBe(409);
  });

  test('an introduction can be read and changed by everybody', { tag: '@screen' }, async ({ page, signIn, axe }) => {
    await signIn('contributor');
    const staff = asOwner(page);
    const pair = await findPair(staff, isFree);
    const { card } = await draft(staff, pair);
    await page.goto(`${INTRODUCTIONS}/${card.id}`);
    const to = letter(page, pair.student.name);
    await expect(to).toBeVisible();
    await expectToFit(page, 'the letters');
    await axe();
    await to.getByRole('button', { name: 'Edit', exact: true }).click();
    const text = to.getByRole('textbox', { name: 'Letter', exact: true });
    await text.fill('');
    await expect(to.getByRole('button', { name: 'Save', exact: true }), 'nothing is no letter').toBeDisabled();
    await text.fill('You must answer today!!!');
    await page.reload();
    await to.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(text, 'a reload keeps it').toHaveValue('You must answer today!!!');
    await expect(to.getByRole('status').getByRole('listitem').first()).toBeVisible();
    await axe();
    await to.getByRole('button', { name: 'Discard' }).click();
    await expect(text).toHaveCount(0);
    await to.getByRole('button', { name: 'Approve…' }).click();
    await expect(page.getByRole('dialog').getByRole('group', { name: 'The whole message' })).toContainText('Subject:');
    await expectToFit(page, 'what an approval binds');
    await axe();
    await page.keyboard.press('Escape');
    await to.getByRole('button', { name: 'History', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Versions');
    await axe();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(state(page)).toContainText('Taken back by the staff.');
    await undo(page, 'The introduction was withdrawn.');
    await expect(state(page)).toContainText('The letters are being written.');
    await page.goto(INTRODUCTIONS);
    await expect(page.getByRole('link', { name: `${pair.student.name} and ${pair.mentor.name}` })).toBeVisible();
    await expectToFit(page, 'all introductions');
    await axe();
    const { card: now } = await introduction(staff, card.id);
    const back = `/api/matchmaking/introductions/${card.id}/withdraw`;
    await expectAnswer(await staff.send('POST', back, { revision: now.revision }), 200);
  });
});
