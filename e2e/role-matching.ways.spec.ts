import { expect, test } from './fixtures';
import { markdown } from './papers';
import type { Schemas } from './person';
import {
  API,
  asOwner,
  button,
  campusRole,
  chip,
  expectRanked,
  forget,
  heading,
  HOME,
  makeRole,
  openRole,
  panel,
  rank,
  ranking,
  REASON,
  roleOn,
  row,
  told,
} from './role-matching';
import { undo } from './toasts';

test.use({ site: async ({ campus }, use) => use(campus) });

test('a role comes from a file or from an opening of the campus as well, is deleted, and comes back', async ({ page, signIn }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const begin = async (source: string) => {
    await page.goto(HOME);
    await button(page, 'New role').click();
    const dialog = page.getByRole('dialog', { name: 'New role' });
    await button(dialog, source).click();
    return dialog;
  };
  const file = markdown('analyst.md', 'Data Analyst\n\nRequirements\n- SQL is required\n- Fluent Spanish\n');
  await (await begin('A file')).getByLabel('Drop a job description here, or choose one').setInputFiles(file);
  await expect(heading(page)).toHaveText('Data Analyst');
  await expect(chip(page, 'Spanish')).toBeVisible();
  const fromFile = await roleOn(page);

  const { openings } = await staff.get<Schemas['OpeningList']>(`${API}/openings?limit=1`);
  const [opening] = openings;
  const dialog = await begin('An opening of the campus');
  await button(dialog, `Use it: ${opening?.title} of ${opening?.employer}`).first().click();
  await expect(heading(page)).toHaveText(`${opening?.title}, ${opening?.employer}`);
  const fromOpening = await roleOn(page);
  expect(fromOpening.requirements.length).toBeGreaterThan(0);

  await page.goto(HOME);
  const name = page.getByRole('link', { name: 'Data Analyst', exact: true });
  const listed = page.getByRole('table', { name: 'Roles' }).getByRole('row').filter({ has: name });
  await button(listed, 'Delete Data Analyst').click();
  await expect(listed).toHaveCount(0);
  await undo(page, 'Data Analyst was deleted.');
  await expect(listed).toBeVisible();
  for (const role of [fromFile, fromOpening]) await forget(staff, role);
});

test('somebody else who was faster is not overwritten', async ({ page, signIn, watch }) => {
  watch.expectFailure(/\/api\/role-matching\/roles\/[^/]+$/, 409);
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await makeRole(staff, { name: 'Two at once' });
  await openRole(page, role);
  await expect(told(page)).toContainText('ranked.');
  const { id, name, text, requirements, pool, revision: seen } = role;
  const theirs = { name, text, requirements, pool, cut: 8000, seen };
  expect((await staff.send('PUT', `${API}/roles/${id}`, theirs)).status()).toBe(200);
  await page.getByRole('checkbox', { name: /^People of the campus/ }).uncheck();
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this role.');
  await button(page, 'Take theirs').click();
  await expect(page.getByRole('slider', { name: /^The line/ })).toHaveValue('8000');
  await expect(page.getByRole('checkbox', { name: /^People of the campus/ })).toBeChecked();
  await forget(staff, role);
});

test('a viewer reads a role, and decides, changes and takes along nothing', { tag: '@phone' }, async ({ page, signIn, visitor, axe }) => {
  const owner = await visitor();
  await owner.signIn('contributor');
  const role = await campusRole(owner, 'For all to read');
  const [first] = (await rank(owner, role)).rows;
  if (!first) throw new Error('somebody is ranked');
  await signIn('viewer');
  await page.goto(HOME);
  await expect(button(page, 'Delete For all to read')).toBeDisabled();
  await page.getByRole('link', { name: 'For all to read' }).click();
  await expect(page.getByText(REASON).first()).toBeVisible();
  const [asked] = role.requirements;
  await chip(page, asked?.label ?? '').click();
  await expect(page.getByRole('radio', { name: 'Must', exact: true })).toBeDisabled();
  await expect(button(page, 'Edit the description')).toBeDisabled();
  await expect(button(row(page, first.label), `Shortlist ${first.label}`)).toBeDisabled();
  await button(ranking(page), 'Export').click();
  await expect(page.getByRole('menuitem', { name: 'Ranking as CSV' })).toBeDisabled();
  await axe();
  await page.keyboard.press('Escape');
  const viewer = asOwner(page);
  const decision = { kind: 'shortlist', reason: '' };
  expect((await viewer.send('PUT', `${API}/roles/${role.id}/candidates/${first.id}/decision`, decision)).status()).toBe(403);
  expect((await viewer.http.get(`${API}/roles/${role.id}/exports/csv`)).status()).toBe(403);
  expect((await viewer.send('DELETE', `${API}/roles/${role.id}`)).status()).toBe(403);
  await forget(owner, role);
});

test('a viewer ranks people for a description of their own, which nobody else sees', { tag: '@phone' }, async ({ page, signIn, visitor, axe }) => {
  await signIn('viewer');
  await page.goto(HOME);
  await button(page, 'New role').click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  const text = 'Requirements\n- SQL is required\n- Fluent Spanish\n';
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Analyst for nobody else');
  await dialog.getByRole('textbox', { name: 'Job description' }).fill(text);
  await button(dialog, 'Read and rank').click();
  await expect(heading(page)).toHaveText('Analyst for nobody else');
  await expect(page.getByText('Only you see this role.')).toBeVisible();
  await expect(button(ranking(page), /^Shortlist /).first()).toBeDisabled();
  await chip(page, 'Spanish').click();
  await page.getByRole('radio', { name: 'Nice to have', exact: true }).check();
  await expect.poll(async () => (await roleOn(page)).revision, 'the change is saved').toBe(2);
  await axe();
  const role = await roleOn(page);
  expect(role.isOwn).toBe(true);
  const other = await visitor();
  await other.signIn('contributor');
  expect((await other.http.get(`${API}/roles/${role.id}`)).status()).toBe(404);
  expect((await other.send('POST', `${API}/roles/${role.id}/ranking`, {})).status()).toBe(404);
  await page.goto(HOME);
  await expect(page.getByRole('row').filter({ hasText: role.name })).toContainText('Only yours');
  await button(page, `Delete ${role.name}`).click();
  await undo(page, `${role.name} was deleted.`);
  await expect(page.getByRole('link', { name: role.name })).toBeVisible();
  await forget(asOwner(page), role);
});

test('a rejection that is refused keeps its reason until it arrives', async ({ page, signIn, watch }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await campusRole(staff, 'To be refused');
  const found = await rank(staff, role);
  const who = found.rows[0]?.label ?? '';
  await openRole(page, role);
  await expectRanked(page, found);
  watch.expectFailure(/\/decision$/, 503);
  const refused = { code: 'overloaded', message: 'There is too much to do. Try again in a moment.' };
  await page.route('**/api/role-matching/roles/*/candidates/*/decision', (route) => route.fulfill({ status: 503, json: refused }), { times: 1 });
  await button(row(page, who), `Reject ${who}`).click();
  const dialog = page.getByRole('dialog', { name: `Reject ${who}` });
  const why = dialog.getByRole('textbox', { name: 'Why?' });
  await why.fill('The work needs more of it every day');
  await button(dialog, 'Reject').click();
  await expect(dialog.getByRole('alert')).toContainText('There is too much to do.');
  await expect(why).toHaveValue('The work needs more of it every day');
  await button(dialog, 'Reject').click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, who)).toContainText('Rejected');
  await forget(staff, role);
});

test('by keys alone: through the list, into somebody, to a decision, its undo, and a comparison', async ({ page, signIn }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const role = await campusRole(staff, 'By keys');
  const found = await rank(staff, role);
  const [first, second] = found.rows;
  if (!first || !second) throw new Error('two are ranked');
  const link = (who: string) => row(page, who).getByRole('link');
  const title = (who: string) => page.getByRole('heading', { level: 2, name: who, exact: true });
  await openRole(page, role);
  await expectRanked(page, found);
  await page.keyboard.press('j');
  await expect(link(first.label)).toBeFocused();
  await page.keyboard.press('j');
  await expect(link(second.label)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Pick ${second.label} to compare` })).toBeChecked();
  await page.keyboard.press('k');
  await expect(link(first.label)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Pick ${first.label} to compare` })).toBeChecked();

  await page.keyboard.press('Enter');
  await expect(title(first.label)).toBeFocused();
  await page.keyboard.press('s');
  await expect(row(page, first.label)).toContainText('Shortlisted');
  await page.keyboard.press('u');
  await expect(row(page, first.label)).toContainText('Undecided');
  await page.keyboard.press('j');
  await expect(title(second.label)).toBeFocused();
  await page.keyboard.press('k');
  await expect(title(first.label)).toBeFocused();
  await expect(panel(page, 'Résumé')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: 'Résumé', exact: true })).toBeFocused();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: `Reject ${first.label}` });
  await expect(dialog.getByRole('textbox', { name: 'Why?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(link(first.label)).toBeFocused();

  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/compare\?/);
  const table = page.getByRole('table', { name: 'Candidates side by side' });
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText([second.label, first.label]);
  await forget(staff, role);
});
