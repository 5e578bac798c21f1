import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { alert } from './login';

// Here the campus changes: each test has one of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad({}, { campus: 300 })) });

const ROWS = [
  'Vorname;Nachname;E-Mail;Abschlussjahr;Stadt;Notes',
  'Jürgen;Müllerson;juergen.muellerson@example.com;1999;Köln;"Kommt gern\nzum Treffen"',
  'Chloé;Lefèvremont;chloe.lefevremont@example.com;2008;Orléans;',
  'Søren;Åkessonby;soren.akessonby@example.com;2014;Malmö;',
  'Renée;Straßerin;renee.strasserin@example.com;19x5;Graz;',
];

const file = (buffer: Buffer) => ({ name: 'alumni.csv', mimeType: 'text/csv', buffer });
/** As an old Excel writes it. */
const LATIN = file(Buffer.from(ROWS.join('\r\n'), 'latin1'));
/** The same as a new one does. */
const MARKED = file(Buffer.from(`\u{feff}${ROWS.join('\r\n')}`));

/** A first and a last name that nobody else has. */
const unlike = (row: number): [string, string] => {
  const letters = createHash('sha256').update(String(row)).digest('hex').replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return [letters.slice(0, 8), letters.slice(8, 20)];
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chooser = (page: Page) => page.getByLabel('Drop a CSV file here, or choose one');
const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const next = (page: Page) => page.getByRole('region', { name: 'Next step' });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Columns' }).getByRole('row').filter({ hasText: name });

/** Goes as far as the dry run. */
async function check(page: Page, chosen: typeof LATIN): Promise<void> {
  await page.goto('/admin/data/imports/new');
  await chooser(page).setInputFiles(chosen);
  await expect(heading(page)).toHaveText('alumni.csv');
  await page.getByLabel('Field for Abschlussjahr').selectOption('class_year');
  await page.getByLabel('Field for Stadt').selectOption('city');
  await expect(row(page, 'Abschlussjahr')).toContainText('Chosen by you');
  await expect(row(page, 'Stadt')).toContainText('Chosen by you');
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(next(page)).toContainText(/Nothing has changed yet|nothing in the file/);
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('alumni.csv was imported: 3 new, 0 changed, 0 unchanged, 1 rejected.')).toBeVisible();
}

test('a file from Excel goes into the campus, and out of it again', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await page.goto('/admin/data');
  await page.getByRole('link', { name: 'New import' }).click();
  await expect(heading(page)).toHaveText('New import');
  await axe();

  await chooser(page).setInputFiles(LATIN);
  await expect(heading(page)).toHaveText('alumni.csv');
  await expect(page.getByLabel('Characters')).toHaveValue('');
  await expect(page.getByLabel('Characters').locator('option:checked')).toHaveText('Found out: Latin-1 (Windows-1252)');
  await expect(page.getByLabel('Between the cells').locator('option:checked')).toHaveText('Found out: Semicolon');
  await expect(row(page, 'Nachname')).toContainText('Müllerson · Lefèvremont · Åkessonby');
  await axe();

  await page.getByLabel('Field for Nachname').selectOption('');
  await expect(page.getByText(/^Choose a column for Last name or/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dry run' })).toBeDisabled();
  await page.getByLabel('Field for Nachname').selectOption('last_name');
  await expect(page.getByRole('button', { name: 'Dry run' })).toBeEnabled();
  await page.getByLabel('Field for Abschlussjahr').selectOption('class_year');
  await expect(row(page, 'Abschlussjahr')).toContainText('Chosen by you');
  await page.reload();
  await expect(page.getByLabel('Field for Abschlussjahr'), 'it is kept on the server').toHaveValue('class_year');

  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(figure(page, 'Rows')).toContainText('4');
  await expect(figure(page, 'New')).toContainText('3');
  await expect(figure(page, 'Rejected')).toContainText('1');
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('Jürgen Müllerson');
  await expect(page.getByRole('table', { name: 'Rejected rows' })).toContainText('19x5');
  await axe();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const errors = await readFile(await (await downloading).path(), 'utf8');
  expect(errors).toMatch(/^\u{feff}Vorname;Nachname;E-Mail;Abschlussjahr;Stadt;Notes;line;what to change\r\n/u);
  expect(errors).toContain('Renée;Straßerin');
  expect(errors.trimEnd().split('\r\n')).toHaveLength(2);

  await apply(page);
  await page.reload();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Campus data' }).click();
  await expect(figure(page, 'Imports since')).toContainText('1');
  const done = page.getByRole('table', { name: 'Imports' }).getByRole('row').filter({ hasText: 'alumni.csv' });
  await expect(done).toContainText('3 new, 0 changed, 0 unchanged, 1 rejected');
  await axe();
  await done.getByRole('button', { name: /^Undo/ }).click();
  const question = page.getByRole('dialog', { name: 'Undo the import of alumni.csv?' });
  await axe();
  await question.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('alumni.csv was undone. The campus is as it was before.')).toBeVisible();
  await expect(done).toContainText('Undone');
  await expect(figure(page, 'Imports since')).toContainText('0');
});

test('the same file twice adds nothing, the toast takes an import back, and the log tells of it', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('admin');
  await check(page, LATIN);
  await apply(page);
  await check(page, MARKED);
  await expect(figure(page, 'Unchanged')).toContainText('3');
  await expect(figure(page, 'New')).toContainText('0');
  await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();

  await page.goto('/admin/data');
  await page.getByRole('button', { name: 'Undo the import of alumni.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('alumni.csv was undone. The campus is as it was before.')).toBeVisible();
  await check(page, MARKED);
  await expect(figure(page, 'New')).toContainText('3');
  await apply(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('alumni.csv was undone. The campus is as it was before.')).toBeVisible();

  await page.goto('/admin?tab=audit');
  const told = page.getByRole('row').filter({ hasText: /The import of \w+ from alumni\.csv was undone\./ });
  await expect(told).toHaveCount(2);
  await axe();
  await told.first().getByRole('link', { name: 'alumni.csv' }).click();
  await expect(page).toHaveURL(/\/admin\/data\/imports\/[^/]+$/);
  await expect(heading(page)).toHaveText('alumni.csv');
});

test('a file is chosen by keys, and dropped', async ({ page, signIn }) => {
  await signIn('contributor');
  await page.goto('/admin/data/imports/new');
  // The browser is told some time before the key that nobody wants to see its dialog.
  const choosing = page.waitForEvent('filechooser');
  await page.getByLabel('What the file holds').focus();
  await page.keyboard.press('Tab');
  await expect(chooser(page)).toBeFocused();
  await page.keyboard.press('Space');
  await (await choosing).setFiles(LATIN);
  await expect(heading(page)).toHaveText('alumni.csv');

  await page.goto('/admin/data/imports/new');
  const transfer = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }));
    return dropped;
  }, ROWS.join('\n'));
  await page.getByText('Drop a CSV file here, or choose one').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(heading(page)).toHaveText('dropped.csv');
});

test('an upload that is cut off is told, and tried again', async ({ page, signIn, watch }) => {
  watch.expectFailure('/api/admin/imports', 'ERR_CONNECTION_RESET');
  await signIn('contributor');
  await page.goto('/admin/data/imports/new');
  await page.route('**/api/admin/imports?*', (route) => route.abort('connectionreset'), { times: 1 });
  await chooser(page).setInputFiles(LATIN);
  await expect(alert(page)).toHaveText(/^The connection was cut before the file had arrived/);
  await chooser(page).setInputFiles(LATIN);
  await expect(heading(page)).toHaveText('alumni.csv');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing has been imported yet')).toBeVisible();
});

test('a viewer sees what there is to do, switched off', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await page.goto('/admin/data');
  await expect(heading(page)).toHaveText('Campus data');
  const controls = { 'New import': /a contributor or an admin can import/, 'Reset…': /an admin can reset/ };
  for (const [name, reason] of Object.entries(controls)) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(reason);
  }
  await axe();
  await page.goto('/admin/data/imports/new');
  await expect(page.getByText('Only a contributor or an admin can import.')).toBeVisible();
  await expect(chooser(page)).toHaveCount(0);
});

test('the campus is made anew, and the one before comes back', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('admin');
  await page.goto('/admin/data');
  await expect(figure(page, 'Made with')).toContainText('300');
  await page.getByRole('button', { name: 'Reset…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset the campus?' });
  await expect(dialog.getByLabel('Seed')).toHaveValue('7');
  await dialog.getByLabel('Size').fill('50');
  await dialog.getByRole('button', { name: 'Reset the campus' }).click();
  await expect(dialog).toContainText('Write demo, or a number of people from 100');
  await axe();
  await dialog.getByLabel('Seed').fill('8');
  await dialog.getByLabel('Size').fill('400');
  await dialog.getByRole('button', { name: 'Reset the campus' }).click();
  await expect(page.getByText('The campus was made anew: 400 people.')).toBeVisible();
  await expect(figure(page, 'Made with')).toContainText('400');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The campus before is back (seed 7, size 300).')).toBeVisible();
  await expect(figure(page, 'Made with')).toContainText('300');

  await page.getByRole('button', { name: 'Go back to seed 8, size 400' }).click();
  await expect(figure(page, 'Made with')).toContainText('400');
  await axe();
});

test('an import that is cancelled half-way leaves nobody behind', async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  // So many that there is time to think better of it, and so unlike each other that nobody is taken for another.
  const people = Array.from({ length: 12_000 }, (_, row) => [`C-${row}`, ...unlike(row)].join(','));
  await page.goto('/admin/data/imports/new');
  await chooser(page).setInputFiles(file(Buffer.from(['ID,First name,Last name', ...people].join('\n'))));
  await expect(heading(page)).toHaveText('alumni.csv');
  await page.getByRole('button', { name: 'Dry run' }).click();
  await page.getByRole('button', { name: 'Import 12,000 rows' }).click({ timeout: 60_000 });
  await expect(page.getByText(/Row [1-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('alumni.csv was not imported. The campus is as it was.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('It was cancelled')).toBeVisible();
  await expect(figure(page, 'New'), 'nothing of it is there to be counted').toHaveCount(0);
  await page.goto(`/people?q=${unlike(0)[1]}`);
  await expect(page.getByText('Nobody like that')).toBeVisible();
});
