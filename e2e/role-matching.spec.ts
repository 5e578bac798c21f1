import { expect, test } from './fixtures';
import type { Schemas } from './person';
import {
  API,
  asOwner,
  button,
  called,
  campusRole,
  cellsOf,
  chip,
  chips,
  chipText,
  detail,
  download,
  escaped,
  expectRanked,
  expectSaved,
  findMove,
  forget,
  heading,
  HOME,
  movedWords,
  openCandidate,
  openRole,
  openTab,
  panel,
  rank,
  ranking,
  readDetail,
  readPosting,
  readRole,
  roleOn,
  row,
  rows,
  told,
  VIEWS,
  writePosting,
} from './role-matching';
import { undo } from './toasts';

test.use({ site: async ({ campus }, use) => use(campus) });

test('a pasted description becomes chips, a ranking of the campus, and words of a résumé that say why', async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  const staff = asOwner(page);
  const text = await writePosting(staff);
  const posting = await readPosting(staff, text);
  const { size, campus } = await staff.get<Schemas['TalentPool']>(`${API}/pool`);
  await page.goto(HOME);
  await expect(page.getByText(`${size} candidates can be ranked: ${campus} of the campus`)).toBeVisible();
  await button(page, 'New role').click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByRole('textbox', { name: 'Job description' }).fill(text);
  await button(dialog, 'Read and rank').click();
  await expect(heading(page)).toHaveText(posting.title ?? 'New role');
  await expect(chips(page).getByRole('listitem')).toHaveText(posting.requirements.map(chipText));
  const role = await roleOn(page);
  const found = await rank(staff, role);
  await expect(told(page)).toContainText(`${campus} candidates ranked.`);
  await expectRanked(page, found);

  // The chip leads to its words, is weighed anew, and that is saved by itself and taken back.
  const [asked] = posting.requirements.filter(({ need }) => need === 'must');
  if (!asked) throw new Error('the description has a must');
  await chip(page, asked.label).click();
  const editor = page.getByRole('group', { name: `Change ${asked.label}` });
  await button(editor, 'Show in the text').click();
  await expect(page.locator(`mark[data-places~="posting-requirement-${asked.id}"]`).first()).toBeFocused();
  await editor.getByRole('radio', { name: 'Nice to have' }).check();
  await expect.poll(async () => (await readRole(staff, role)).requirements.find(({ id }) => id === asked.id)?.need).toBe('nice');
  await expectSaved(page);
  await button(page, `Undo: ${asked.label}`).click();
  await expect(editor.getByRole('radio', { name: 'Must', exact: true })).toBeChecked();
  await expect.poll(async () => (await readRole(staff, role)).requirements).toEqual(role.requirements);
  await expectSaved(page);

  // A word that keeps people away is replaced, and that is undone.
  await button(page, 'Replace with “skilled professional”').click();
  await expect(page.getByRole('region', { name: 'Text of the description' })).toContainText('Our skilled professional keeps');
  await undo(page, '“rockstar” was replaced.');
  await expect(page.getByRole('region', { name: 'Text of the description' })).toContainText('Our rockstar keeps');
  await expectSaved(page);

  // Every point of somebody leads to words of the résumé.
  await expectRanked(page, found);
  const [first] = found.rows;
  if (!first) throw new Error('somebody is ranked');
  const opened = await openCandidate(page, first.label);
  await expect(page).toHaveURL(new RegExp(`who=${first.id}`));
  const known = await readDetail(staff, role, first.id);
  await expect(opened).toContainText(`Rank 1 of ${campus}`);
  const met = known.requirements.find((one) => one.found.evidence.length > 0);
  if (!met) throw new Error('something speaks for the first one');
  const about = page.getByRole('button', { name: `Report a mistake about ${met.requirement.label}`, exact: true });
  const line = opened.getByRole('table', { name: 'Requirements' }).getByRole('row').filter({ has: about });
  await line.getByRole('button', { name: /^Show in the résumé:/ }).first().click();
  const marked = opened.locator(`mark[data-places~="evidence-${met.requirement.id}-0"]`).first();
  await expect(marked).toBeFocused();
  await expect(marked).toBeInViewport();
  expect(await marked.getAttribute('title')).toContain(met.requirement.label);

  // The parts add up to the score, as a picture and as a table.
  const made = panel(opened, 'What the score is made of');
  await button(made, 'Table').click();
  const parts = (await cellsOf(made.getByRole('table'))).map(([, , adds = '']) => Math.round(100 * Number(adds)));
  expect(parts.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(known.score.points);
  expect(parts.at(-1)).toBe(known.score.points);
  for (const [, , , difference = ''] of await cellsOf(opened.getByRole('table', { name: 'If somebody else had written it' }))) {
    expect(['', '0: the same']).toContain(difference);
  }
  await forget(staff, role);
});

test('a slider moves ranks at once, with arrows, and nothing is kept until somebody says so', async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await campusRole(staff, 'Other weights');
  const { asked, weight, then } = await findMove(staff, role);
  await openRole(page, role);
  await expectRanked(page, await rank(staff, role));
  await button(page, 'What if').click();
  const tried = panel(page, 'What if');
  const slider = tried.getByRole('slider', { name: new RegExp(`^${escaped(asked.label)} weight`) });
  await slider.fill(String(weight));
  await expect(told(page)).toContainText(`${then.moved} would have another rank.`);
  await expectRanked(page, then);
  for (const { label, moved } of then.rows) await expect(row(page, label)).toContainText(movedWords(moved ?? 0));
  await expect(tried.getByText(/ meet every must\./)).toBeVisible();
  await expect(panel(tried, 'Selected at the line (four-fifths rule), by sex')).toBeVisible();

  await page.reload();
  await expect(slider, 'the address holds it').toHaveValue(String(weight));
  await expectRanked(page, then);
  expect((await readRole(staff, role)).revision, 'and the role does not').toBe(role.revision);
  await button(tried, 'Start over').click();
  await expectRanked(page, await rank(staff, role));
  await expect(page).not.toHaveURL(/[?&]if=/);

  await slider.fill(String(weight));
  await expectRanked(page, then);
  await button(tried, 'Keep it in the role').click();
  await expectSaved(page);
  await expect.poll(async () => (await readRole(staff, role)).requirements.find(({ id }) => id === asked.id)?.weight).toBe(weight);
  await undo(page, 'The role asks for this now.');
  await expect.poll(async () => (await readRole(staff, role)).requirements).toEqual(role.requirements);
  await expectRanked(page, await rank(staff, role));
  await forget(staff, role);
});

test('two are compared, one is shortlisted and taken back, the receipt adds up, and the list leaves as a file', async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await campusRole(staff, 'To decide');
  const found = await rank(staff, role);
  const [first, second] = found.rows;
  if (!first || !second) throw new Error('two are ranked');
  await openRole(page, role);
  for (const { label } of [first, second]) {
    const pick = page.getByRole('checkbox', { name: `Pick ${label} to compare` });
    await pick.click();
    await expect(pick).toBeChecked();
  }
  await ranking(page).getByRole('link', { name: 'Compare (2)' }).click();
  const table = page.getByRole('table', { name: 'Candidates side by side' });
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText([first.label, second.label]);
  const counted = role.requirements.length;
  await expect(table.locator('tbody tr')).toHaveCount(counted + 3);
  const alike = await table.locator('tbody tr').filter({ hasText: 'all alike' }).count();
  await button(page, 'Only what differs').click();
  await expect(table.locator('tbody tr')).toHaveCount(counted + 3 - alike);
  await openTab(page, 'Ranking');

  await button(row(page, first.label), `Shortlist ${first.label}`).click();
  await expect(row(page, first.label)).toContainText('Shortlisted');
  await undo(page, `${first.label}: shortlisted.`);
  await expect(row(page, first.label)).toContainText('Undecided');
  await button(row(page, second.label), `Reject ${second.label}`).click();
  const dialog = page.getByRole('dialog', { name: `Reject ${second.label}` });
  await expect(button(dialog, 'Reject'), 'for a reason').toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('The work needs more of it every day');
  await button(dialog, 'Reject').click();
  await expect(row(page, second.label)).toContainText('Rejected');
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('reject');
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'See all').click();
  await expectRanked(page, found);

  const opened = await openCandidate(page, first.label);
  await button(opened, 'Show the receipt').click();
  const receipts = opened.getByRole('table', { name: 'Receipt, line by line' });
  await expect(receipts).toBeVisible();
  const lines = await cellsOf(receipts);
  const adds = lines.map((cells) => Math.round(100 * Number(cells[5])));
  expect(adds.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(first.points);
  expect(adds.at(-1)).toBe(first.points);
  await button(opened, 'Replay the arithmetic').click();
  await expect(opened.getByText('It adds up')).toBeVisible();
  const receipt = await download(page, button(opened, 'Download as JSON'));
  const forged = { ...(JSON.parse(receipt.text) as Schemas['ScoreReceipt']), points: 9999 };
  const replayed = await staff.send('POST', `${API}/receipts/replay`, forged);
  expect(((await replayed.json()) as Schemas['ReceiptReplay']).same, 'a forged one does not').toBe(false);
  await button(opened, 'Close the candidate').click();

  await button(ranking(page), 'Export').click();
  const csv = await download(page, page.getByRole('menuitem', { name: 'Ranking as CSV' }));
  expect(csv.name).toBe('candidates.csv');
  const [head = '', ...body] = csv.text.split('\r\n');
  expect(head).toContain('rank,candidate,score');
  for (const [at, { rank: place, label }] of found.rows.entries()) expect(body[at]).toContain(`${place},${label},`);
  expect(csv.text).toContain(`Role,"To decide, revision ${role.revision}, as it is saved: no what-if"`);
  expect(csv.text).toContain('Names,hidden');
  for (const { name } of (await rank(staff, role, { blind: false })).rows) expect(csv.text).not.toContain(name ?? '–');

  await page.goto(`${VIEWS}?candidate=${first.id}`);
  const views = page.getByRole('table', { name: 'Views' });
  for (const what of ['profile, blind', 'comparison, blind', 'receipt', 'export as csv, blind']) {
    await expect(views.getByRole('row').filter({ hasText: what }).first()).toContainText('Theo Lindqvist');
  }
  await forget(staff, role);
});

test('it is blind until somebody switches that off, and that is written down', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await campusRole(staff, 'Blind');
  const named = await rank(staff, role, { blind: false });
  const names = named.rows.map(({ name }) => name ?? '–');
  const [first] = named.rows;
  if (!first) throw new Error('somebody is ranked');
  await openRole(page, role);
  await expectRanked(page, await rank(staff, role));
  await expect(button(page, 'Blind')).toHaveAttribute('aria-pressed', 'true');
  const opened = await openCandidate(page, first.label);
  await expect(opened).toContainText('[name]');
  await expect(opened, 'nor a way to reach them').not.toContainText('@');
  const seen = (await page.getByRole('main').textContent()) ?? '';
  expect(names.filter((name) => seen.includes(name))).toEqual([]);
  await button(opened, 'Close the candidate').click();

  await button(page, 'Blind').click();
  await expectRanked(page, named);
  await expect(page).toHaveURL(/blind=off/);
  await openCandidate(page, called(first));
  await expect(detail(page, called(first)).getByTitle('Neither the scorer nor a blind reader sees this').first()).toBeAttached();
  await page.goto(`${VIEWS}?candidate=${first.id}`);
  await expect(page.getByRole('table', { name: 'Views' }).getByRole('row').filter({ hasText: 'ranking with names' }).first()).toBeVisible();
  await forget(staff, role);
});
