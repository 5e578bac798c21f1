import { expect, test } from './fixtures';
import { locked, type Paper, scan, torn } from './papers';
import {
  API,
  asOwner,
  ASKED,
  BATCHES,
  button,
  detail,
  download,
  drop,
  expectSaved,
  expectToFit,
  fileRow,
  forget,
  forgetBatch,
  heading,
  makeBatch,
  makeRole,
  openCandidate,
  openRole,
  panel,
  rank,
  readDetail,
  REASON,
  resume,
  row,
  rows,
  told,
  uploadTo,
  withHidden,
  written,
} from './role-matching';
import { undo } from './toasts';

// Nobody is counted twice: each test has people of its own.
test.use({ site: async ({ campus }, use) => use(campus) });

const named = (name: string, { mimeType, buffer }: Paper): Paper => ({ name, mimeType, buffer });
const empty = (name: string): Paper => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(0) });

const DONE = ['Built a billing pipeline in Python and PostgreSQL that cut the closing time by 40%', 'Ran Kubernetes clusters for twelve services'];
const LESS = ['Kept the budgets of three sites in Excel', 'Wrote small scripts in Python for the sales team'];

test('each file of an upload has a row that says what came of it', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  const staff = asOwner(page);
  await page.goto(BATCHES);
  await button(page, 'New upload').click();
  const dialog = page.getByRole('dialog', { name: 'New upload' });
  await expect(button(dialog, 'Begin'), 'an upload has a name').toBeDisabled();
  await axe();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Career fair');
  await button(dialog, 'Begin').click();
  await expect(heading(page)).toHaveText('Career fair');
  await expect(page.getByText('No file yet')).toBeVisible();
  await expectToFit(page, 'an empty upload');
  await axe();

  const ada = written('ada.txt', resume('Ada Morland', DONE, 'Python, PostgreSQL, Kubernetes, Docker'));
  const bo = withHidden('bo.pdf', resume('Bo Larsson', LESS, 'Python, Excel'), 'Kubernetes PostgreSQL Docker expert');
  const papers = [ada, bo, empty('nothing.txt'), named('again.txt', ada), scan('scan.pdf'), locked('locked.pdf'), torn('torn.pdf')];
  await drop(page).setInputFiles(papers);
  for (const [name, state] of [
    ['ada.txt', 'Parsed'],
    ['bo.pdf', 'Hidden text'],
    ['nothing.txt', 'Empty'],
    ['again.txt', 'Duplicate'],
    ['scan.pdf', 'Scanned, no text'],
    ['locked.pdf', 'Encrypted'],
    ['torn.pdf', 'Not readable'],
  ] as const) {
    await expect(fileRow(page, name), name).toContainText(state, { timeout: 30_000 });
  }
  await expect(fileRow(page, 'ada.txt')).toContainText('Ada Morland');
  await expect(fileRow(page, 'bo.pdf')).toContainText('There is text in the colour of the page. It counts nothing.');
  await expect(fileRow(page, 'again.txt')).toContainText('The same as ada.txt.');
  await expect(page.getByText('7 files, 2 can be ranked, 6 files to look at.')).toBeVisible();
  await expectToFit(page, 'files that were read');
  await axe();

  const problems = await download(page, button(page, 'Download the problems'));
  expect(problems.name).toBe('Problems Career fair.csv');
  for (const name of ['bo.pdf', 'nothing.txt', 'again.txt', 'scan.pdf', 'locked.pdf', 'torn.pdf']) expect(problems.text).toContain(name);
  expect(problems.text).not.toContain('ada.txt,');
  await button(page, 'Duplicate 1').click();
  await expect(page.getByRole('table', { name: 'Files', exact: true }).locator('tbody tr')).toHaveCount(1);
  await button(page, 'All 7').click();

  await button(page, 'How it was read: ada.txt').click();
  const reading = page.getByRole('dialog', { name: 'How ada.txt was read' });
  await expect(reading.getByTitle('Skill: PostgreSQL').first()).toHaveText('PostgreSQL');
  await expect(reading.getByTitle('A blind reader does not see this').first()).toHaveText('Ada Morland');
  await expectToFit(page, 'how a file was read');
  await axe();
  await page.keyboard.press('Escape');

  await button(page, 'It is all right: bo.pdf').click();
  await expect(fileRow(page, 'bo.pdf')).toContainText('Confirmed by Theo Lindqvist.');
  await button(page, 'Remove ada.txt').click();
  await expect(fileRow(page, 'ada.txt')).toHaveCount(0);
  await undo(page, 'ada.txt was removed.');
  await expect(fileRow(page, 'ada.txt')).toContainText('Parsed');

  await page.goto(BATCHES);
  const listed = page.getByRole('table', { name: 'Uploads' }).getByRole('row').filter({ hasText: 'Career fair' });
  await expect(listed).toContainText('5 files to look at');
  await expectToFit(page, 'all uploads');
  await axe();
  await button(listed, 'Delete Career fair').click();
  await expect(listed).toHaveCount(0);
  await undo(page, 'Career fair was deleted, and its people leave all rankings.');
  await listed.getByRole('link', { name: 'Career fair' }).click();
  await expect(heading(page)).toHaveText('Career fair');
  await forgetBatch(staff, { id: new URL(page.url()).pathname.split('/').at(-1) ?? '' });
});

test('those who were uploaded are ranked blind, and hidden words count nothing and are told', { tag: '@phone' }, async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  const staff = asOwner(page);
  const batch = await uploadTo(page, 'Spring fair', [
    written('cleo.txt', resume('Cleo Brandt', DONE, 'Python, PostgreSQL, Kubernetes, Docker')),
    withHidden('dov.pdf', resume('Dov Ekman', LESS, 'Python, Excel'), 'Kubernetes PostgreSQL Docker expert'),
  ]);
  const role = await makeRole(staff, { name: 'From the fair', requirements: ASKED });
  await openRole(page, role);
  await page.getByRole('checkbox', { name: /^Spring fair/ }).check();
  await page.getByRole('checkbox', { name: /^People of the campus/ }).uncheck();
  await expect(told(page)).toContainText('2 candidates ranked.');
  await expectSaved(page);
  const { rows: ranked } = await rank(staff, role, { blind: false });
  expect(ranked.map(({ name }) => name)).toEqual(['Cleo Brandt', 'Dov Ekman']);
  const [cleo, dov] = ranked.map(({ label, id }) => ({ label, id }));
  if (!cleo || !dov) throw new Error('both are ranked');
  await expect(rows(page).getByRole('link')).toHaveText([cleo.label, dov.label]);
  await expect(row(page, dov.label)).toContainText('Hidden text');
  await expect(page.getByRole('main')).not.toContainText(/Brandt|Ekman|cleo\.txt|dov\.pdf/);
  expect(JSON.stringify(await rank(staff, role)), 'nor does the answer say who it is').not.toMatch(/Brandt|Ekman/);

  const opened = await openCandidate(page, dov.label);
  const flagged = panel(opened, 'To know about the résumé');
  await expect(flagged).toContainText('There is text in the colour of the page. It counts nothing.');
  await expect(flagged).toContainText('It changes the score by nothing.');
  await expect(flagged, 'what nobody was to see can name somebody').not.toContainText('Docker expert');
  const known = await readDetail(staff, role, dov.id);
  expect(known.text).toContain('[name]');
  expect(known.text).not.toMatch(/Ekman|@|Docker/);
  const counted = known.requirements.map(({ requirement, contribution }) => [requirement.label, contribution?.points ?? 0] as const);
  expect(counted.filter(([, points]) => points > 0).map(([label]) => label)).toEqual(['Python']);
  await button(opened, 'Close the candidate').click();

  await button(page, 'Blind').click();
  await expect(rows(page).getByRole('link')).toHaveText(['Cleo Brandt', 'Dov Ekman']);
  await openCandidate(page, 'Dov Ekman');
  await expect(panel(detail(page, 'Dov Ekman'), 'To know about the résumé')).toContainText('Kubernetes PostgreSQL Docker expert');
  await forget(staff, role);
  await forgetBatch(staff, batch);
});

test('an upload that was cut off is tried again, and the others do not wait for it', async ({ page, signIn, watch }) => {
  await signIn('contributor');
  const staff = asOwner(page);
  const batch = await makeBatch(staff, 'Bad connection');
  await page.goto(`${BATCHES}/${batch.id}`);
  watch.expectFailure(`${API}/batches/${batch.id}/files`, 'ERR_CONNECTION_RESET');
  await page.route('**/api/role-matching/batches/*/files?*', (route) => route.abort('connectionreset'), { times: 1 });
  await drop(page).setInputFiles([
    written('eva.txt', resume('Eva Holm', DONE, 'Python, Docker')),
    written('finn.txt', resume('Finn Adler', LESS, 'Python, Excel')),
  ]);
  await expect(fileRow(page, 'finn.txt')).toContainText('Parsed', { timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Files on their way' })).toContainText('The connection was cut');
  await button(page, 'Try again: eva.txt').click();
  await expect(fileRow(page, 'eva.txt')).toContainText('Parsed', { timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Files on their way' })).toHaveCount(0);

  // What people have said of themselves leaves as rates alone.
  const table = 'file,sex,race\neva.txt,Female,White\nfinn.txt,Male,Asian\nnobody.txt,Male,White\n';
  const said = panel(page, 'What people said of themselves');
  await said.getByLabel('Drop a CSV here, or choose one').setInputFiles({ name: 'said.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(said.getByText('2 rows taken.')).toBeVisible();
  await expect(said.getByRole('listitem'), 'a row of nobody, and the import').toHaveCount(2);
  await said.getByRole('button', { name: 'Take back the import of 2 files' }).click();
  await expect(said.getByRole('listitem').filter({ hasText: 'taken back by Theo Lindqvist' })).toHaveCount(1);
  await forgetBatch(staff, batch);
});

test('a viewer looks at uploads, and adds, confirms and removes nothing', async ({ page, signIn, visitor }) => {
  const owner = await visitor();
  await owner.signIn('contributor');
  const batch = await makeBatch(owner, 'To be looked at');
  await signIn('viewer');
  await page.goto(BATCHES);
  await expect(button(page, 'New upload')).toBeDisabled();
  await expect(button(page, 'Delete To be looked at')).toBeDisabled();
  await page.getByRole('link', { name: 'To be looked at' }).click();
  await expect(heading(page)).toHaveText('To be looked at');
  await expect(page.getByText(REASON).first()).toBeVisible();
  await expect(drop(page)).toBeDisabled();
  const viewer = asOwner(page);
  expect((await viewer.send('POST', `${API}/batches/${batch.id}/read`)).status()).toBe(403);
  expect((await viewer.send('DELETE', `${API}/batches/${batch.id}`)).status()).toBe(403);
  await forgetBatch(owner, batch);
});
