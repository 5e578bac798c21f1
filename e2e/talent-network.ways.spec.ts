import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAnswer, type Person, type Schemas } from './person';
import {
  API as ROLE_MATCHING,
  asOwner,
  button,
  campusRole,
  detail,
  download,
  forget,
  forgetBatch,
  heading,
  panel,
  rank,
  resume,
  uploadTo,
  written,
} from './role-matching';
import { undo } from './toasts';

test.use({ site: async ({ campus }, use) => use(campus) });

const HOME = '/talent-network';
const API = '/api/talent-network';

type Candidate = Schemas['NetworkCandidate'];

async function directory(by: Person, filter: Schemas['NetworkFilter'] = {}): Promise<Schemas['NetworkDirectory']> {
  return expectAnswer(await by.send('POST', `${API}/directory`, { filter, limit: 200 }), 200);
}

/** The first of those who pass a filter, whoever that is. */
async function somebody(by: Person, filter: Schemas['NetworkFilter'] = { campus: true }): Promise<Candidate> {
  const [first] = (await directory(by, filter)).rows;
  if (!first) throw new Error('somebody passes the filter');
  return first;
}

/** The way to somebody in a list. Names may be shared; ids are not. */
const linkTo = (page: Page, id: string) => page.locator(`td a[href="${HOME}/candidates/${id}"]`);
const rowOf = (page: Page, table: string, id: string) =>
  page.getByRole('table', { name: table }).locator('tr').filter({ has: page.locator(`a[href="${HOME}/candidates/${id}"]`) });

test('somebody is moved to a stage with a note, and back', async ({ page, signIn }) => {
  await signIn('contributor');
  const { id, name } = await somebody(asOwner(page), { campus: true, stage: 'profile' });
  await page.goto(`${HOME}/candidates/${id}/progress`);
  await expect(heading(page)).toHaveText(name);
  const now = page.getByRole('list', { name: 'Stages' }).locator('[aria-current=step]');
  await expect(now).toHaveText('Profile');
  await page.getByRole('combobox', { name: 'Move to' }).selectOption('introduced');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Mail to Acme');
  await page.getByRole('tab', { name: 'Profile', exact: true }).click();
  await page.getByRole('tab', { name: 'Stage', exact: true }).click();
  await expect(note, 'what was typed is still there').toHaveValue('Mail to Acme');
  await page.getByRole('combobox', { name: 'Move to' }).selectOption('introduced');
  await button(page, 'Move').click();
  await expect(now).toHaveText('Introduced');
  const step = page.getByRole('table', { name: 'Steps' }).getByRole('row').filter({ hasText: 'Mail to Acme' }).first();
  await expect(step).toContainText('Theo Lindqvist');
  await undo(page, `${name}: introduced.`);
  await expect(now).toHaveText('Profile');
  await expect(step).toContainText('Taken back');
});

test('who no longer wants employers to know is in no list any more, and comes back', async ({ page, signIn }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const { id, name } = await somebody(staff);
  await page.goto(`${HOME}/candidates/${id}/employers`);
  await button(page, 'Withdraw consent for employers').click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw consent for employers' });
  await expect(dialog).toContainText('They leave the talent network at once');
  await button(dialog, 'By phone').click();
  await button(dialog, 'Withdraw').click();
  await expect(page).toHaveURL(`${new URL(page.url()).origin}${HOME}`);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(linkTo(page, id)).toHaveCount(0);
  const { rows } = await directory(staff, { text: name });
  expect(rows.map((one) => one.id)).not.toContain(id);
  await undo(page, `Employers: ${name} has withdrawn consent.`);
  await page.getByRole('searchbox', { name: /^A name/ }).fill(name);
  await expect(linkTo(page, id)).toBeVisible();
});

test('a second file of somebody is looked at beside the first, merged, and parted again', async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  const staff = asOwner(page);
  const done = ['Ran the seed bank of the county with Python and PostgreSQL', 'Taught twelve volunteers to read maps'];
  const batch = await uploadTo(page, 'Twice the same', [
    written('nils.txt', resume('Nils Ostrander', done, 'Python, PostgreSQL, Excel')),
    written('newer.txt', resume('Nils Ostrander', done, 'Python, PostgreSQL, Excel, Docker')),
  ]);
  const called = () => directory(staff, { text: 'Nils Ostrander' }).then(({ total }) => total);
  await expect.poll(called).toBe(2);
  await page.goto(`${HOME}/duplicates`);
  const compare = button(page, /^Compare newer\.txt with Nils Ostrander/);
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'Merge newer.txt into Nils Ostrander?' });
  await expect(dialog.getByRole('table', { name: 'Side by side' })).toBeVisible();
  await expect(dialog).toContainText('What only the file says is not taken over: Docker.');
  await axe();
  expect(await called(), 'nothing happens before somebody says so').toBe(2);
  await button(dialog, 'Merge').click();
  await expect(dialog).toHaveCount(0);
  await expect(compare).toHaveCount(0);
  const merged = page.getByRole('table', { name: 'Merged' }).getByRole('row').filter({ hasText: 'newer.txt' });
  await expect(merged).toContainText('Theo Lindqvist');
  expect(await called()).toBe(1);
  await undo(page, 'newer.txt was merged into Nils Ostrander.');
  await expect(compare).toBeVisible();
  await expect(merged).toHaveCount(0);
  expect(await called()).toBe(2);
  await forgetBatch(staff, batch);
});

test('a profile that nobody has confirmed for long is confirmed, and that is taken back', async ({ page, signIn }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const { id, name } = await somebody(staff, { stale: true, campus: true });
  await page.goto(`${HOME}?stale=yes&campus=yes`);
  await button(rowOf(page, 'Candidates', id), `Still right: the profile of ${name}`).click();
  await expect(page.getByText(`The profile of ${name} is confirmed.`)).toBeVisible();
  await expect(linkTo(page, id)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Candidates' }), 'the focus is not lost').toBeFocused();
  await undo(page, `The profile of ${name} is confirmed.`);
  await expect(linkTo(page, id)).toBeVisible();
});

test('the list is taken along as it is filtered, with what it was made of', async ({ page, signIn }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const [most] = (await directory(staff, { campus: true })).facets.departments;
  const department = most?.name ?? '';
  const { rows, total, poolSize } = await directory(staff, { campus: true, department });
  expect(total).toBeLessThan(poolSize);
  await page.goto(`${HOME}?${new URLSearchParams({ department, campus: 'yes' })}`);
  await button(page, 'Export').click();
  const { name, text } = await download(page, page.getByRole('menuitem', { name: 'List as CSV' }));
  expect(name).toBe('talent-network.csv');
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').trimEnd().split(/\r?\n/);
  expect(head).toMatch(/^name,id,title,department,level,.*,stage,last known right$/);
  const gap = lines.findIndex((line) => line.replaceAll(/[",]/g, '') === '');
  expect(lines.slice(0, gap)).toHaveLength(total);
  for (const [at, { id, name: called }] of rows.entries()) expect(lines[at]).toContain(`${called},${id},`);
  const footer = lines.slice(gap + 1);
  expect(footer.map((line) => line.split(',')[0])).toEqual(['Scorer', 'Pool', 'Open roles', 'Made', 'Note']);
  expect(footer[1]).toContain(`${poolSize} candidates, revision `);
  expect(footer[3]).toContain('by Theo Lindqvist');
  expect(text, 'nor a way to reach anybody').not.toContain('@');
});

test('a file that is refused is no broken download, and it is said why', async ({ page, signIn, watch }) => {
  watch.expectFailure(/\/api\/talent-network\/exports\/csv/, 503);
  await signIn('contributor');
  await page.goto(HOME);
  const body = { code: 'overloaded', message: 'Too much is asked for. Try again in a moment.' };
  await page.route('**/api/talent-network/exports/csv*', (route) => route.fulfill({ status: 503, json: body }));
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: 'List as CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: body.message })).toBeVisible();
});

test('who nearly got another role is suggested for a new one, and leads to where they were', async ({ page, signIn }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const before = await campusRole(staff, 'Filled last year');
  const next = await campusRole(staff, 'Open again');
  const [best] = (await rank(staff, before, { blind: false })).rows;
  if (!best) throw new Error('somebody is ranked');
  const decision = { kind: 'shortlist', reason: '' };
  const path = `${ROLE_MATCHING}/roles/${before.id}/candidates/${best.id}/decision`;
  expect((await staff.send('PUT', path, decision)).status()).toBe(200);

  const { rows: suggested } = await staff.get<Schemas['NetworkFinalists']>(`${API}/roles/${next.id}/finalists`);
  const finalist = suggested.find(({ label }) => label === best.label);
  if (!finalist) throw new Error('whoever was shortlisted is suggested');
  await page.goto(`${HOME}/finalists?role=${next.id}`);
  const found = rowOf(page, 'Past finalists', finalist.id);
  await expect(found).toContainText('Undecided');
  await expect(found.locator('td').nth(1), 'with a score for this role').toContainText(/\d+\.\d/);
  await found.getByRole('link', { name: 'Filled last year' }).click();
  await expect(heading(page)).toHaveText('Filled last year');
  await expect(panel(detail(page, best.label), 'Requirements')).toBeVisible();
  for (const role of [before, next]) await forget(staff, role);
});
