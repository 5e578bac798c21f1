import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  asOwner,
  begin,
  cellsOf,
  expectAsReckoned,
  expectToFit,
  figure,
  HOME,
  heading,
  index,
  indexOf,
  money,
  openStep,
  panel,
  question,
  result,
  samples,
} from './financial-aid';
import { expect, test } from './fixtures';

// Families belong to an account, and everybody here has the same one: each test has a server of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad({ max_sessions: 100 })) });

/** It was never given to anybody. */
const SSN = '219-09-9999';
const BARE = SSN.replaceAll('-', '');

/** Keeps whatever the server answers, to look for what must not be in it. */
function listen(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // One that was broken off has no text.
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join('\n');
}

/** Nobody is shown a number as it stood in the file, and nothing keeps it. */
async function expectNoNumber(page: Page, answers: string): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of [answers, await page.content(), kept]) {
    expect(text.includes(SSN) || text.includes(BARE), 'no social security number').toBe(false);
  }
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** A table of students who stand for themselves. Of every tenth the income is not known. */
function table(header: string[], count: number): Buffer {
  const said: Record<string, string> = {
    year: '2026-27',
    'about.birthDate': '1999-04-02',
    'household.marital': 'never married',
    'household.state': 'MA',
    'household.familySize': '1',
    'student.filed': 'yes',
    'student.filing': 'single',
  };
  const rows = Array.from({ length: count }, (_, number) => {
    const income = number % 10 === 9 ? '' : String(12_000 + 10 * number);
    const row: Record<string, string> = {
      ...said,
      name: `Family ${String(number + 1).padStart(5, '0')}`,
      'student.agi': income,
      'student.earned': income,
    };
    const cell = (column: string) => row[column] ?? (/^(about\.|benefit|student\.schedules)/.test(column) ? 'no' : /^student\./.test(column) ? '0' : '');
    return [...header.map(cell), SSN].join(',');
  });
  return Buffer.from([[...header, 'SSN'].join(','), ...rows].join('\n'));
}

test('three thousand families are worked out, stopped in the middle, and taken away as a report', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  test.setTimeout(180_000);
  await signIn('viewer');
  const answers = listen(page);
  const template = await (await page.request.get('/api/financial-aid/batches/template')).text();
  const buffer = table(template.split('\r\n')[0]?.split(',') ?? [], 3000);
  const file = { name: 'families.csv', mimeType: 'text/csv', buffer };
  await page.goto(`${HOME}/import`);
  await axe();
  await expectToFit(page, 'the import');
  const section = panel(page, 'Families from a table (CSV)');
  const drop = section.getByLabel('Drop a CSV table of families here, or choose one');

  // So slowly that one can look at it.
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: 40_000 });
  await drop.setInputFiles(file);
  await expect(section.getByText(/^[\d,]+ of 3,000 families$/)).toBeVisible();
  await expect(section.getByRole('progressbar', { name: 'Rows of families.csv' })).toBeVisible();
  await expect(section.getByRole('button', { name: /^Family 00001$/ })).toBeVisible();
  await section.getByRole('button', { name: 'Cancel' }).click();
  const told = section.getByText(/^families\.csv was cancelled after [\d,]+ families\. What had arrived stays below\.$/);
  await expect(told).toBeVisible();
  const arrived = Number(/after ([\d,]+)/.exec((await told.textContent()) ?? '')?.[1]?.replace(',', ''));
  expect(arrived, 'it was stopped on the way').toBeLessThan(3000);
  await network.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1 });

  await drop.setInputFiles(file);
  await expect(section.getByText('2,700 of 3,000 families have a certain result; 300 have a range.').first()).toBeVisible({ timeout: 60_000 });
  await expect(section.getByText('Columns that are never read, because they hold social security numbers: SSN')).toBeVisible();
  const rows = section.getByRole('table', { name: 'Families' });
  await expect(rows).toHaveAttribute('aria-rowcount', '3001');
  expect(await rows.getByRole('row').count(), 'only what is near is drawn').toBeLessThan(100);
  const box = section.getByRole('group', { name: 'Families', exact: true });
  await box.press('End');
  await expect(rows.getByRole('button', { name: 'Family 03000' })).toBeVisible();
  await axe();

  const report = await downloaded(page, () => section.getByRole('button', { name: 'Download the report' }).click());
  expect(report.name).toBe('families report.csv');
  const lines = report.content.toString().split('\r\n').map((line) => line.split(','));
  expect(lines).toHaveLength(3001);
  expect(lines.filter(([, , , , , , , , certain]) => certain === 'yes')).toHaveLength(2700);
  await section.getByRole('button', { name: 'Only open ones 300' }).click();
  await expect(rows).toHaveAttribute('aria-rowcount', '301');

  await section.getByRole('button', { name: 'All 3,000' }).click();
  await box.press('Home');
  await rows.getByRole('button', { name: 'Family 00001' }).click();
  await section.getByRole('button', { name: 'Open as a family' }).click();
  const link = section.getByRole('link', { name: /^Open Family 00001/ });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await axe();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(heading(page)).toHaveText('Family 00001');
  const { sai, pell } = await expectAsReckoned(page);
  expect(lines[1]?.slice(4, 8).map(Number), 'the report says the same').toEqual([sai.least, sai.most, pell.least, pell.most]);
  await expectNoNumber(page, `${await answers()}${report.content}`);
});

const RECORDS = [
  'year,formula,sai,first_name,last_name,ssn,student_marital,student_state,student_family_size,student.agi,student.earned,student.tax,student.fs,student.filed_1040',
  `2026-27,B,5252,Ada,King,${SSN},1,MA,1,31200,31200,0,1,1`,
  `2026-27,B,4100,Bela,${BARE},${BARE},1,MA,1,31200,31200,0,1,1`,
  '2026-27,B,much,Cleo,Lind,,1,MA,1,31200,31200,0,1,1',
].join('\n');

test('federal records are reckoned again: what differs is told, and no number is shown', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
  watch,
}) => {
  await signIn('viewer');
  const answers = listen(page);
  await page.goto(`${HOME}/import`);
  const section = panel(page, 'Federal records (ISIR)');
  const drop = section.getByLabel('Drop an ISIR file here, or choose one');
  watch.expectFailure('/api/financial-aid/isir', 422);
  await drop.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Nothing of the kind.') });
  await expect(section.getByRole('alert')).toContainText('This is not a file of federal student records.');

  await drop.setInputFiles({ name: 'records.csv', mimeType: 'text/csv', buffer: Buffer.from(RECORDS) });
  await expect(section.getByText('1 of 2 agree to the dollar; 1 differs. 1 line could not be read.').first()).toBeVisible();
  const rows = section.getByRole('table', { name: 'Records' });
  const first = rows.getByRole('row').nth(1);
  await expect(first).toContainText('Ada King');
  await expect(first).toContainText('•••-••-9999');
  await expect(first).toContainText('Agrees');
  await section.getByRole('button', { name: 'Only differences 2' }).click();
  await expect(rows.getByRole('row')).toHaveCount(3);
  const differing = rows.getByRole('row').nth(1);
  await expect(differing.getByRole('cell')).toHaveText(['3', 'Bela •••••••••', '•••-••-9999', '2026–27', 'B', '4,100', '5,252', 'Differs']);
  await expect(rows).toContainText('Not read: There should be a number in the column sai.');
  await differing.getByRole('button').click();
  await axe();
  const report = await downloaded(page, () => section.getByRole('button', { name: 'Download the report' }).click());
  expect(report.content.toString().split('\r\n')[1]).toContain(',4100,5252,');

  await section.getByRole('button', { name: 'Open as a family' }).click();
  const link = section.getByRole('link', { name: /in a new tab/ });
  await expect(link).toBeVisible();
  await expectNoNumber(page, `${await answers()}${report.content}`);
  await page.goto((await link.getAttribute('href')) ?? '');
  await expectAsReckoned(page);
  await openStep(page, 'Income');
  await expect(question(page, 'Student: adjusted gross income')).toHaveValue('31,200');
  await expectNoNumber(page, await answers());
});

async function choose(page: Page, entry: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a result is taken away as PDF, CSV, audit file and calendar, and the audit file replays', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('viewer');
  const { name } = await begin(page, 'two-earners');
  const worked = await expectAsReckoned(page);
  const take = async (entry: string, ending: string) => {
    const file = await downloaded(page, () => choose(page, entry));
    expect(file.name).toBe(`Aid estimate ${name} 2026-27.${ending}`);
    return file.content.toString('latin1');
  };
  await page.getByRole('button', { name: 'Save and share' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');

  const pdf = await take('Result as PDF', 'pdf');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.trimEnd().endsWith('%%EOF'), 'it is whole').toBe(true);
  const csv = (await take('Result and trace as CSV', 'csv')).split(/\r?\n/);
  expect(csv[0]).toBe('section,key,label,value,unit,rule,inputs,table,row,cell,source');
  expect(csv).toContainEqual(expect.stringMatching(new RegExp(`^about,sai\\.least,[^,]*"?[^"]*"?,${worked.sai.least},`)));
  expect(csv.length).toBeGreaterThan(worked.result?.lines.length ?? 0);
  const ics = await take('Dates for a calendar (ICS)', 'ics');
  expect(ics.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(ics.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
  expect(ics.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(0);
  const audit = await take('Audit file (JSON)', 'json');
  expect(JSON.stringify(JSON.parse(audit))).toContain(worked.inputHash);

  await choose(page, 'Check an audit file');
  const dialog = page.getByRole('dialog', { name: 'Check an audit file' });
  const check = (content: string) =>
    dialog.getByLabel('Drop an audit file here, or choose one').setInputFiles({
      name: 'audit.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content, 'latin1'),
    });
  await check(audit);
  await expect(dialog.getByRole('status').filter({ hasText: 'audit.json' })).toContainText('The same');
  await axe();
  await check(audit.replace(String(worked.sai.least), String(worked.sai.least - 1)));
  await expect(dialog.getByRole('status').filter({ hasText: 'audit.json' })).toContainText('Altered');
});

test('an appeal is drafted from what the family says, and stays after a reload', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await begin(page, 'two-earners');
  const { sai, pell } = await expectAsReckoned(page);
  await choose(page, /^Draft an appeal letter/);
  const dialog = page.getByRole('dialog', { name: 'Draft an appeal letter' });
  await dialog.getByRole('combobox', { name: 'Whom it is about' }).selectOption('parent');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('a lot');
  await dialog.getByRole('textbox', { name: 'In your own words' }).fill('The mill closed in May.');
  await dialog.getByRole('button', { name: 'Draft the letter' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/This is not a number/);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20,000');
  await dialog.getByRole('button', { name: 'Draft the letter' }).click();
  const effect = dialog.getByRole('table', { name: 'If the office agrees' });
  await expect(effect).toBeVisible();
  const [[, now = '', then = ''] = [], [, paid] = []] = await cellsOf(effect);
  expect([now, paid]).toEqual([index(sai.least), money(pell.least)]);
  expect(Number(then.replace(',', '').replace('−', '-'))).toBeLessThan(sai.least);
  const text = dialog.getByRole('textbox', { name: 'Text of the letter' });
  await expect(text).toHaveValue(/The mill closed in May\./);
  await axe();
  const file = await downloaded(page, () => dialog.getByRole('button', { name: 'Download as text' }).click());
  expect(file.content.toString()).toBe(await text.inputValue());
  await page.reload();
  await choose(page, /^Draft an appeal letter/);
  await expect(text).toHaveValue(file.content.toString());
});

test('on paper every sample is one sheet', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('viewer');
  for (const { id, name } of await samples(asOwner(page))) {
    await begin(page, id);
    const worked = await expectAsReckoned(page);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(figure(sheet, 'Student Aid Index')).toHaveText(indexOf(worked));
    await expect(sheet).toContainText('Estimate, not an offer.');
    await expect(result(page)).toBeHidden();
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `${name} on ${format}`).toBe(1);
    }
    await page.emulateMedia({ media: null });
  }
});
