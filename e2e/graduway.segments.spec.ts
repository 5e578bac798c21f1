import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { asOwner, chip, count, expectAsFiltered, expectToFit, filter, heading, HOME, must, saveSegment } from './graduway';
import { Person, type Schemas } from './person';
import { undo } from './toasts';

// Everybody with a role has the same account, and tests run side by side: each has segments of names of its own.
test.use({ site: async ({ campus }, use) => use(campus) });

const SEGMENTS = `${HOME}/segments`;
const strip = (page: Page, name: string) => page.getByRole('region', { name: `Segment ${name}`, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Takes a chip away, and waits until those who fit the rest are there. */
async function removeGiving(page: Page): Promise<Schemas['DirectoryPage']> {
  await filter(page).getByRole('button', { name: 'Remove Giving: gave' }).click();
  await expect(chip(page, 'Giving')).toHaveCount(0);
  return expectAsFiltered(page);
}

async function linesOf(coming: Promise<Download>): Promise<string[]> {
  const file = await coming;
  expect(await file.failure()).toBeNull();
  expect(file.suggestedFilename()).toBe('segment.csv');
  return (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
}

test('a filter is kept under a name, and every version of it can come back', { tag: '@screen' }, async ({ page, signIn, axe }, { project }) => {
  test.setTimeout(120_000);
  const name = `Donors of the classes ${project.name}`;
  await signIn('contributor');
  await page.goto(`${HOME}?f=gave:gave&f=class:1980+to+2026`);
  const first = await expectAsFiltered(page);
  await page.getByRole('button', { name: 'Save as segment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as segment' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await axe();
  await page.keyboard.press('Enter');
  await expect(dialog, 'without a name nothing is kept').toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(strip(page, name)).toContainText(`saved with ${count(first.total)} people`);
  await expect(page.getByRole('button', { name: 'Save as segment' })).toHaveCount(0);

  const second = await removeGiving(page);
  await expect(strip(page, name)).toContainText('Changed since');
  await axe();
  await strip(page, name).getByRole('button', { name: 'Save changes' }).click();
  await expect(strip(page, name)).not.toContainText('Changed since');
  await expect(strip(page, name)).toContainText(`saved with ${count(second.total)} people`);

  const versions = page.getByRole('dialog', { name: `Versions of ${name}` });
  await strip(page, name).getByRole('button', { name: 'Versions' }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions.getByRole('listitem').first()).toContainText(second.reading);
  await expect(versions.getByRole('listitem').last()).toContainText(`${count(first.total)} people then.`);
  await axe();
  await versions.getByRole('button', { name: /^Restore the version of/ }).click();
  await expect(versions).toHaveCount(0);
  await expect(page.getByText(`${name} is again as it was on`)).toBeVisible();
  await expect(strip(page, name)).toContainText(`saved with ${count(first.total)} people`);
  await undo(page, / is again as it was on /);
  await expect(strip(page, name)).toContainText(`saved with ${count(second.total)} people`);

  await page.goto(SEGMENTS);
  await expect(row(page, name)).toContainText(count(second.total));
  await expect(row(page, name)).toContainText('as when it was saved');
  await axe();
  await expectToFit(page, 'the segments');
  await choose(page, name, 'Rename');
  const renaming = page.getByRole('dialog', { name: `Rename ${name}` });
  await renaming.getByRole('textbox', { name: 'Name' }).fill(`${name}, new`);
  await axe();
  await page.keyboard.press('Enter');
  await expect(link(page, `${name}, new`)).toBeVisible();
  await undo(page, `${name} is called ${name}, new now.`);
  await expect(link(page, name)).toBeVisible();
  await choose(page, name, 'Delete');
  await expect(link(page, name)).toHaveCount(0);
  await undo(page, `${name} was deleted.`);
  await link(page, name).click();
  await expect(heading(page)).toHaveText('Alumni Platform AI');
  expect((await expectAsFiltered(page)).total).toBe(second.total);
  await expect(strip(page, name)).toBeVisible();
});

test('a shared segment is seen by others, and theirs alone to use', async ({ page, signIn, openBrowser }) => {
  const name = 'Mentors to be shared';
  await signIn('contributor');
  await saveSegment(asOwner(page), name, [must('mentor', 'mentors others')]);
  const other = await openBrowser();
  await new Person(other.request).signIn('viewer');
  await other.goto(SEGMENTS);
  await expect(heading(other)).toBeVisible();
  await expect(link(other, name)).toHaveCount(0);

  await page.goto(SEGMENTS);
  await choose(page, name, 'Share with everybody');
  await expect(page.getByText(`Everybody sees ${name} now.`)).toBeVisible();
  await expect(row(page, name)).toContainText('Everybody by Theo Lindqvist');
  await other.reload();
  await expect(row(other, name)).toContainText('by Theo Lindqvist');
  await other.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(other.getByRole('menuitem')).toHaveText(['Versions']);
  await other.keyboard.press('Escape');
  await link(other, name).click();
  await expectAsFiltered(other);
  await filter(other).getByRole('button', { name: 'Remove Mentoring: mentors others' }).click();
  await expect(strip(other, name)).toContainText('Changed since');
  await expect(strip(other, name).getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  const exporting = other.getByRole('button', { name: 'Export CSV' });
  await expect(exporting).toBeDisabled();
  await expect(exporting).toHaveAccessibleDescription(/Only a contributor or an admin can do this\./);

  await choose(page, name, 'Stop sharing');
  await expect(row(page, name)).toContainText('You');
  await other.goto(SEGMENTS);
  await expect(heading(other)).toBeVisible();
  await expect(link(other, name)).toHaveCount(0);
});

test('two windows change one segment: the second is told, and chooses', async ({ page, signIn, openBrowser, watch }) => {
  const name = 'Changed in two windows';
  await signIn('contributor');
  const { id, version } = await saveSegment(asOwner(page), name, [must('gave', 'gave'), must('class', '1980 to 2026')]);
  await page.goto(SEGMENTS);
  await link(page, name).click();
  await expectAsFiltered(page);
  const mine = await removeGiving(page);

  const other = new Person((await openBrowser()).request);
  await other.signIn('contributor');
  const theirs = { name, shared: false, chips: [must('gave', 'gave')], seen: version };
  expect((await other.send('PUT', `/api/graduway/segments/${id}`, theirs)).status()).toBe(200);

  watch.expectFailure(`/api/graduway/segments/${id}`, 409);
  await strip(page, name).getByRole('button', { name: 'Save changes' }).click();
  const told = strip(page, name).getByRole('alert');
  await expect(told).toContainText('Theo Lindqvist has changed it meanwhile. It says now: gave.');
  await told.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(told).toHaveCount(0);
  await expect(strip(page, name)).toContainText(`saved with ${count(mine.total)} people`);
});

test('what leaves the suite has a name, and of each person what they share', { tag: '@phone' }, async ({ page, signIn, axe }, { project }) => {
  const name = `Taken along ${project.name}`;
  await signIn('contributor');
  await page.goto(`${HOME}?f=gave:gave`);
  const { total, people } = await expectAsFiltered(page);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save and export' });
  await expect(dialog).toContainText('What leaves the suite has a name');
  await axe();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  const [head, ...rows] = await Promise.all([
    linesOf(page.waitForEvent('download')),
    dialog.getByRole('button', { name: 'Save and export' }).click(),
  ]).then(([lines]) => lines);
  expect(head).toBe(
    'name,class,degrees,title,employer,industry,city,region,country,email,phone,given,last gift,events,last event,volunteers',
  );
  expect(rows).toHaveLength(total);
  // Who does not share where they work or live, does not share it here either.
  for (const { name: whose, withheld, employer } of people) {
    const line = rows.find((one) => one.startsWith(`${whose},`)) ?? '';
    expect(line, whose).not.toBe('');
    if (withheld.includes('career')) expect(line, whose).toContain(',,,,');
    else if (employer) expect(line, whose).toContain(employer);
  }
  const [again] = await Promise.all([
    linesOf(page.waitForEvent('download')),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(again).toEqual([head, ...rows]);
});
