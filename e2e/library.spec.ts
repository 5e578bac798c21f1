import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { docx, locked, markdown, type Paper, pdf, scan, torn } from './papers';
import { Person } from './person';
import { undo } from './toasts';

// Here the library changes: each test has one of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad()) });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Documents' }).getByRole('row').filter({ hasText: title });
const chooser = (page: Page) => page.getByLabel('Drop a file here, or choose one');

const PARKING = markdown('parking.md', '# Parking\n\n## Permits\n\nA permit for a semester costs 240 dollars.\n');
const HANDBOOK = pdf('Travel handbook.pdf', ['Trips are approved by a dean.', 'Meals are paid up to sixty dollars a day.']);
const LEAVE = docx('leave.docx', 'Parental leave', 'Parents may take twelve weeks of leave after a birth.');

async function upload(page: Page, ...papers: Paper[]): Promise<void> {
  await page.getByRole('button', { name: 'Add a document' }).click();
  for (const paper of papers) {
    const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/library/documents' && response.request().method() === 'POST');
    await chooser(page).setInputFiles(paper);
    expect((await arrived).status(), paper.name).toBe(201);
    await expect(chooser(page)).toBeEnabled();
  }
}

test('files of three kinds are read, found, replaced, deleted and brought back', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('contributor');
  await page.goto('/library');
  await expect(page.getByText('The library is empty')).toBeVisible();
  await axe();
  await upload(page, PARKING, HANDBOOK, LEAVE);
  for (const [title, kind, pages] of [
    ['Parking', 'Markdown', '1'],
    ['Travel handbook', 'PDF', '2'],
    ['leave', 'Word', '1'],
  ] as const) {
    await expect(row(page, title), title).toContainText(kind);
    await expect(row(page, title).getByRole('cell').nth(2), title).toContainText(pages);
  }
  await axe();

  await page.getByRole('searchbox', { name: 'Search the library' }).fill('how much are meals paid per day');
  const found = page.getByRole('region', { name: /^Passages/ });
  await expect(found.getByRole('link').first()).toContainText('Travel handbook');
  await expect(found.locator('mark').first()).toBeVisible();
  await axe();
  await found.getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Travel handbook');
  await expect(page.locator('mark').first()).toContainText('Meals are paid up to sixty dollars a day.');
  await expect(page.locator('mark').first()).toBeInViewport();
  await axe();

  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Replace by a new version' }).click();
  await page.getByLabel('What is new').fill('Meals of 2027');
  await axe();
  await page.getByLabel('Drop the new file here, or choose it').setInputFiles(pdf('Travel.pdf', ['Meals are paid up to seventy dollars a day.']));
  await expect(page.getByText('Version 2').first()).toBeVisible();
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByRole('article')).toContainText('seventy dollars');
  await page.getByRole('button', { name: 'History' }).click();
  const past = page.getByRole('dialog', { name: 'History of Travel handbook' });
  await expect(past.getByRole('listitem').first()).toContainText('Meals of 2027');
  await axe();
  await past.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByRole('article')).toContainText('sixty dollars');

  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/library');
  await expect(row(page, 'Parking')).toBeVisible();
  await expect(row(page, 'Travel handbook')).toHaveCount(0);
  await undo(page, 'Travel handbook was deleted.');
  await expect(row(page, 'Travel handbook')).toBeVisible();
});

test('a file that cannot be read says why in its row, and another takes its place', { tag: '@screen' }, async ({
  page,
  signIn,
  watch,
  axe,
}) => {
  await signIn('contributor');
  await page.goto('/library');
  await upload(page, torn('Torn.pdf'), locked('Locked.pdf'), scan('Scanned.pdf'));
  await expect(row(page, 'Torn')).toContainText('This file is damaged and cannot be read.');
  await expect(row(page, 'Locked')).toContainText('This file needs a password.');
  await expect(row(page, 'Scanned')).toContainText('This PDF holds pictures of pages, no text.');
  for (const title of ['Torn', 'Locked', 'Scanned']) await expect(row(page, title)).toContainText('Not read');
  await axe();

  const choosing = page.waitForEvent('filechooser');
  await row(page, 'Torn').getByRole('button', { name: 'Try another file for Torn' }).click();
  await (await choosing).setFiles(pdf('Mended.pdf', ['It can be read again.']));
  await expect(row(page, 'Torn')).not.toContainText('Not read');
  await row(page, 'Torn').getByRole('link', { name: 'Torn' }).click();
  await expect(page.getByRole('article')).toContainText('It can be read again.');

  await page.goto('/library');
  await page.getByRole('button', { name: 'Add a document' }).click();
  watch.expectFailure('/api/library/documents', 'ERR_CONNECTION_RESET');
  await page.route('**/api/library/documents?*', (route) => route.abort('connectionreset'), { times: 1 });
  await chooser(page).setInputFiles(PARKING);
  await expect(page.getByRole('alert')).toContainText('The connection was cut');
  await chooser(page).setInputFiles(PARKING);
  await expect(row(page, 'Parking').getByRole('cell').nth(2)).toContainText('1');
  watch.expectFailure('/api/library/documents', 409);
  await chooser(page).setInputFiles(PARKING);
  await expect(page.getByRole('alert'), 'the same twice would be found twice').toContainText('Parking');
});

test('a viewer reads, and changes nothing', { tag: '@screen' }, async ({ page, signIn, visitor, axe }) => {
  const contributor = await visitor();
  await contributor.signIn('contributor');
  const { csrfToken } = await contributor.session();
  const headers = { 'X-CSRF-Token': csrfToken ?? '', 'Content-Type': PARKING.mimeType };
  const path = '/api/library/documents?name=parking.md&area=campus';
  expect((await contributor.http.post(path, { headers, data: PARKING.buffer })).status()).toBe(201);

  await signIn('viewer');
  await page.goto('/library');
  for (const name of ['Add a document', 'Delete Parking']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(/Only a contributor or an admin/);
  }
  await axe();
  await page.getByRole('link', { name: 'Parking' }).click();
  await expect(page.getByRole('article')).toContainText('A permit for a semester costs 240 dollars.');
  await expect(page.getByRole('button', { name: 'Change' })).toBeDisabled();
  await axe();
  const viewer = new Person(page.request);
  const token = (await viewer.session()).csrfToken ?? '';
  const refused = await page.request.post(path, { headers: { ...headers, 'X-CSRF-Token': token }, data: LEAVE.buffer });
  expect(refused.status()).toBe(403);
});
