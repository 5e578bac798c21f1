import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  asOwner,
  beginRound,
  cellsOf,
  expectSaved,
  expectToFit,
  forget,
  heading,
  openTab,
  openTwin,
  panel,
  pick,
  roundOn,
  ROUNDS,
  run,
} from './matchmaking';
import type { Schemas } from './person';
import { undo } from './toasts';

test.use({ site: async ({ campus }, use) => use(campus) });

const students = (page: Page) => panel(page, /^Students \(/);
const lastUndo = (page: Page) => page.getByRole('button', { name: /^Undo: / });

async function people(page: Page, side: 'mentor' | 'mentee', count: number) {
  const path = `/api/people?mentoring=${side}&limit=${count}`;
  return (await asOwner(page).get<Schemas['PeopleFound']>(path)).people;
}

test('a cohort is chosen by filter or by file, and counted as one goes', { tag: '@screen' }, async ({ page, signIn, axe, watch }) => {
  watch.expectFailure(/\/rounds\/[^/]+\/people$/, 422);
  test.slow();
  await signIn('contributor');
  await page.goto(ROUNDS);
  await page.getByRole('button', { name: 'New round' }).click();
  const dialog = page.getByRole('dialog', { name: 'New round' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('  ');
  await expect(dialog.getByRole('button', { name: 'Begin' }), 'a round has a name').toBeDisabled();
  await axe();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring term');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(heading(page)).toHaveText('Spring term');
  await expect(students(page)).toContainText('36 students');
  await expect(panel(page, 'Who would take part')).toContainText('2,700');
  await expectToFit(page, 'who takes part');
  await axe();

  const filter = page.getByRole('group', { name: 'Filter of the students' });
  await filter.getByRole('textbox', { name: 'Place', exact: true }).fill('Nowhere at all');
  await expect(panel(page, 'Who would take part').getByRole('alert')).toContainText('There are no students.');
  await lastUndo(page).click();
  await expect(students(page)).toContainText('36 students');
  await filter.getByRole('spinbutton', { name: 'Class from' }).fill('3000');
  await filter.getByRole('spinbutton', { name: 'Class from' }).press('Enter');
  await expect(filter.getByRole('spinbutton', { name: 'Class from' })).toHaveAccessibleDescription('From 1900 to 2100');
  await filter.getByRole('spinbutton', { name: 'Class from' }).fill('2028');
  await expect(students(page)).not.toContainText('36 students');
  await expectSaved(page);
  expect((await roundOn(page)).plan.students.filter.classFrom, 'saved by itself').toBe(2028);

  const some = await people(page, 'mentee', 3);
  await students(page).getByRole('button', { name: 'From a file' }).click();
  const csv = ['id,note', ...some.map(({ id }) => `${id},x`), '999999,nobody', 'abc,no number'].join('\n');
  await students(page).locator('input[type="file"]').setInputFiles({ name: 'term.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const report = page.getByRole('region', { name: 'What is in term.csv' });
  await expect(report.getByRole('status')).toContainText('5 rows, 3 people found, 2 rows not taken. Columns that were not read: note.');
  const rejected = await cellsOf(report.getByRole('table'));
  expect(rejected.map(([line, column]) => [line, column])).toEqual([['5', 'id'], ['6', 'id']]);
  await expectToFit(page, 'a file');
  await axe();
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Download these rows' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('999999');
  await report.getByRole('button', { name: 'Use these 3 people' }).click();
  await expect(students(page)).toContainText('3 people of term.csv take part; the filter does not count.');
  await undo(page, '3 people of term.csv take part.');
  await expect(students(page)).not.toContainText('term.csv');
  await students(page).locator('input[type="file"]').setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nMaya\n') });
  await expect(students(page).getByRole('alert')).toContainText(/id|email/);

  const round = await roundOn(page);
  const places = page.getByRole('spinbutton', { name: /^Places of / }).first();
  await places.fill('1001');
  await places.press('Enter');
  await expect(places).toHaveAccessibleDescription('From 0 to 1000');
  await page.goto(ROUNDS);
  await page.getByRole('row').filter({ hasText: 'Spring term' }).first().getByRole('button', { name: 'Delete Spring term' }).click();
  await undo(page, 'Spring term was deleted.');
  await expect(page.getByRole('link', { name: 'Spring term' })).toBeVisible();
  await expectToFit(page, 'all rounds');
  await axe();
  await forget(page, round);
});

test('lists are ranked by hand, with ties, and the settings are kept and taken back', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  const round = await beginRound(page, 'By hand');
  const [[student], mentors] = [await people(page, 'mentee', 1), await people(page, 'mentor', 3)];
  const [first, second, third] = mentors.map(({ name }) => name);
  await openTab(page, 'Preferences');
  await pick(page, 'Rank for a student', student?.name ?? '');
  const dialog = page.getByRole('dialog', { name: `Whom ${student?.name} would have` });
  for (const { name } of mentors) await pick(dialog, 'Add a mentor', name);
  const handle = dialog.getByRole('button', { name: `Move ${third}, number 3 of 3` });
  await handle.press('Home');
  await expect(dialog.getByRole('button', { name: `Move ${third}, number 1 of 3` })).toBeFocused();
  await dialog.getByRole('checkbox', { name: `${second} is as good as the one above` }).check();
  await expectToFit(page, 'a list by hand');
  await axe();
  await dialog.getByRole('button', { name: 'Save the list' }).click();
  const row = page.getByRole('row').filter({ hasText: student?.name ?? '' });
  await expect(row).toContainText(`${third}, ${first} = ${second}, then the others by score`);
  await undo(page, `The list of ${student?.name} was saved.`);
  await expect(page.getByText('No list by hand')).toBeVisible();
  await axe();

  await openTab(page, 'Settings');
  await page.getByRole('radio', { name: /^Mentors propose/ }).check();
  await page.getByRole('checkbox', { name: 'A language in common' }).check();
  await page.getByRole('slider', { name: /^Fairness/ }).fill('0.5');
  await expect(page.getByText('Fairness 50%')).toBeVisible();
  await expectSaved(page);
  await expect.poll(async () => (await roundOn(page)).plan.fairness).toBe(0.5);
  const { plan } = await roundOn(page);
  expect(plan).toMatchObject({ proposing: 'mentors', requirements: { commonLanguage: true } });
  await expectToFit(page, 'the settings');
  await axe();
  await lastUndo(page).click();
  await expect(page.getByText('Fairness 0%')).toBeVisible();

  await openTab(page, 'History');
  await expectSaved(page);
  const versions = panel(page, 'History').getByRole('listitem');
  await expect(versions.first()).toContainText('fairness');
  await expect(versions.last()).toContainText('Begun');
  await versions.last().getByRole('button', { name: /^Restore/ }).click();
  await expect.poll(async () => (await roundOn(page)).plan).toMatchObject({ proposing: 'students', requirements: { commonLanguage: false } });
  await undo(page, /^The round is again as it was on /);
  await expect.poll(async () => (await roundOn(page)).plan.proposing).toBe('mentors');
  await expectToFit(page, 'the history');
  await axe();
  await forget(page, round);
});

test('somebody else who was faster is not overwritten', async ({ page, signIn, watch }) => {
  watch.expectFailure(/\/api\/matchmaking\/rounds\/[^/]+$/, 409);
  await signIn('contributor');
  const round = await beginRound(page, 'Two at once');
  await openTab(page, 'Settings');
  const { id, name, revision, plan } = await roundOn(page);
  const theirs = { name, plan: { ...plan, fairness: 0.25 }, seen: revision };
  expect((await asOwner(page).send('PUT', `/api/matchmaking/rounds/${id}`, theirs)).status()).toBe(200);
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('radio', { name: /^Mentors propose/ }).check();
  expect((await answered).ok()).toBe(false);
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this round.');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByText('Fairness 25%')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Students propose/ })).toBeChecked();
  await forget(page, round);
});

test('a viewer reads a round and changes nothing', async ({ page, signIn, visitor }) => {
  const owner = await visitor();
  await owner.signIn('contributor');
  const made = await owner.send('POST', '/api/matchmaking/rounds', { name: 'For all to read' });
  const round = (await made.json()) as Schemas['Round'];
  await signIn('viewer');
  await page.goto(`${ROUNDS}/${round.id}/result`);
  await expect(page.getByRole('button', { name: 'Run the round' })).toBeDisabled();
  await openTab(page, 'Settings');
  await expect(page.getByRole('radio', { name: /^Mentors propose/ })).toBeDisabled();
  await expect(page.getByText('Only a contributor or an admin can change introductions and rounds.')).toBeVisible();
  expect((await asOwner(page).send('POST', `/api/matchmaking/rounds/${round.id}/runs`, { seen: 1 })).status()).toBe(403);
  await owner.send('DELETE', `/api/matchmaking/rounds/${round.id}`);
});

test('a run gives both ways, certified; what if, publish, take back and export', async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  const round = await beginRound(page, 'The whole of it');
  await openTab(page, 'Run and result');
  await expect(page.getByText('Not run yet')).toBeVisible();
  const { id, comparison } = await run(page);
  if (!comparison) throw new Error('a run that is done has numbers');
  const { stable, total } = comparison;
  expect(stable.blocking).toBe(0);
  const numbers = new Map((await cellsOf(panel(page, 'Both ways side by side').getByRole('table'))).map(([what, ...both]) => [what, both]));
  expect(numbers.get('Blocking pairs')?.[0]).toBe('0: certified stable');
  expect(numbers.get('Students matched')).toEqual([stable, total].map(({ matched, seeking }) => `${matched} of ${seeking} (${Math.round((100 * matched) / seeking)}%)`));
  expect(total.totalValue, 'worth at least as much').toBeGreaterThanOrEqual(stable.totalValue - 1e-9);
  expect(total.blocking, 'and not stable, here').toBeGreaterThan(0);
  await page.getByText(/pairs? of “Worth most” would rather have each other/).click();
  await expect(panel(page, 'Both ways side by side').getByRole('listitem').first()).toContainText(' and ');

  // Each picture is a table as well, and they agree.
  const loads = await cellsOf(await openTwin(page, 'Students of a mentor'));
  expect(loads.reduce((all, [load, own]) => all + Number(load) * Number(own), 0), 'as many students as are matched').toBe(stable.matched);
  const choices = await cellsOf(await openTwin(page, 'Which choice students have'));
  expect(choices.reduce((all, [, own]) => all + Number(own), 0)).toBe(stable.matched);
  const graph = await cellsOf(await openTwin(page, 'Match graph: Stable'));
  expect(graph).toHaveLength(stable.matched);
  const pairs = await cellsOf(panel(page, /^Pairs: Stable/).getByRole('table'));
  const named = (rows: string[][]) => rows.map(([student, mentor]) => `${student} and ${mentor}`).sort();
  expect(named(pairs)).toEqual(named(graph));
  const dial = await cellsOf(panel(page, 'Fairness dial').getByRole('table'));
  expect(dial.map(([, , , gini]) => Number(gini)), 'fairer is more even').toEqual(
    dial.map(([, , , gini]) => Number(gini)).sort((one, other) => other - one),
  );

  const [student = '', mentor = ''] = pairs[0] ?? [];
  await page.getByRole('button', { name: `What if, for ${student} and ${mentor}` }).click();
  await page.getByRole('menuitem', { name: `${student} took no part` }).click();
  const what = panel(page, 'What if: Stable');
  await expect(what).toContainText(`If ${student} took no part:`);
  await expect(what.getByRole('table', { name: 'Before and after' })).toBeVisible();
  const then = new Map((await cellsOf(what.getByRole('table', { name: 'Before and after' }))).map(([name, ...both]) => [name, both]));
  expect(then.get('Students matched')?.[0]).toBe(String(stable.matched));
  expect(Number(then.get('Students matched')?.[1])).toBeLessThanOrEqual(stable.matched);
  expect(then.get('Blocking pairs')?.[1]).toBe('0');
  const moved = await cellsOf(what.getByRole('table', { name: 'Who would have somebody else' }));
  expect(moved).toContainEqual([student, mentor, 'nobody']);

  const without = panel(page, /^Without anybody: Stable/);
  await without.getByRole('button', { name: 'Mentors', exact: true }).click();
  await expect(without.getByRole('row').nth(1)).toContainText(/\S+ \S+/);
  for (const [, why] of (await cellsOf(without.getByRole('table'))).slice(0, 5)) expect(why?.length, 'each has a reason').toBeGreaterThan(10);

  for (const format of ['csv', 'json'] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Export ${format.toUpperCase()}` }).click();
    const content = readFileSync(await (await download).path(), 'utf8');
    expect(content).toContain(student);
  }

  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish “Stable”' });
  await expect(dialog).toContainText(`${stable.matched} pairs become active matches`);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^In force since /)).toContainText(`${stable.matched} matches of the method “Stable”`);
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await expect(panel(page, /^Matches in force/).getByRole('row')).not.toHaveCount(0);
  await undo(page, / match(es)? are in force\.$/);
  await expect(page.getByText(/^In force since /)).toHaveCount(0);
  expect((await roundOn(page)).published ?? null).toBeNull();

  await page.getByRole('button', { name: 'Use fairness 50%' }).click();
  await expect(page.getByText('The round was changed since this run.')).toBeVisible();
  const again = await run(page);
  expect(again.id).not.toBe(id);
  await expect(page.getByRole('combobox', { name: 'Which run' })).toHaveValue(again.id);
  await forget(page, round);
});

test('a result can be read by everybody', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  const round = await beginRound(page, 'To be read');
  await openTab(page, 'Run and result');
  await axe();
  await run(page);
  await expect(panel(page, /^Pairs: Stable \(/)).toBeVisible();
  await expectToFit(page, 'a result');
  await axe();
  for (const title of ['Students of a mentor', 'Match graph: Stable']) await openTwin(page, title);
  await expectToFit(page, 'its tables');
  await panel(page, /^Pairs: Stable/).getByRole('button', { name: /^What if, for/ }).first().click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('table', { name: 'Before and after' })).toBeVisible();
  await expectToFit(page, 'what if');
  await axe();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await axe();
  await page.keyboard.press('Escape');
  await forget(page, round);
});
