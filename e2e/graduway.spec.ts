import { expect, test } from './fixtures';
import {
  answerTo,
  askFor,
  asOwner,
  bar,
  cellsOf,
  chip,
  chipTexts,
  count,
  expectAsFiltered,
  expectToFit,
  filter,
  found,
  heading,
  HOME,
  panel,
  people,
  readTable,
  sayCount,
  showAs,
} from './graduway';
import { tabTo } from './keyboard';
import type { Schemas } from './person';
import { undo, undoOf } from './toasts';

test.use({ site: async ({ campus }, use) => use(campus) });

test('somebody new asks in plain words, sees what was made of them, and changes it', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  test.setTimeout(120_000);
  await signIn('contributor');
  await page.goto(HOME);
  await expect(heading(page)).toHaveText('Alumni Platform AI');
  await expect(panel(page, 'For example').getByRole('listitem')).toHaveCount(5);
  await axe();
  await expectToFit(page, 'the start');

  await askFor(page, 'Alumni from the nineties who came to an event but never gave');
  expect(await chipTexts(page)).toEqual([
    'Affiliation alumni',
    'Class 1990 to 1999',
    'Events attended an event',
    'Giving NOT gave',
  ]);
  await expect(found(page)).toContainText('graduated 1990–1999, attended an event, never gave');
  await axe();

  // One thing after the other is changed, turned round, removed and brought back.
  await chip(page, 'Class').click();
  const form = page.getByRole('form', { name: 'Change Class' });
  await expect(form.getByRole('textbox', { name: 'Class' })).toBeFocused();
  await axe();
  await form.getByRole('textbox', { name: 'Class' }).fill('1980 to 2019');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(chip(page, 'Class')).toBeFocused();
  const never = await expectAsFiltered(page);
  expect(never.total).toBeGreaterThan(0);
  for (const person of never.people) {
    expect([person.givenCents, person.events > 0], person.name).toEqual([0, true]);
    expect(person.classYear).toBeGreaterThanOrEqual(1980);
  }
  await expect(people(page).getByRole('cell', { name: 'Never' })).toHaveCount(never.people.length);
  await axe();
  await expectToFit(page, 'those who fit');

  await chip(page, 'Giving').click();
  await page.getByRole('checkbox', { name: 'Not this' }).uncheck();
  await page.getByRole('button', { name: 'Apply' }).click();
  const gave = await expectAsFiltered(page);
  for (const person of gave.people) expect(person.lastGift, person.name).not.toBeNull();

  await filter(page).getByRole('button', { name: 'Remove Giving: gave' }).click();
  const all = await expectAsFiltered(page);
  expect(all.total, 'who gave and who never did').toBe(never.total + gave.total);
  await undo(page, 'Giving: gave was removed from the filter.');
  await expect(chip(page, 'Giving')).toBeVisible();
  expect((await expectAsFiltered(page)).total).toBe(gave.total);
  await page.goBack();
  expect((await expectAsFiltered(page)).total).toBe(all.total);
  await page.reload();
  expect((await expectAsFiltered(page)).total, 'a link shows the same').toBe(all.total);
});

test('words that nothing was made of are shown, and narrow nothing', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await page.goto(HOME);
  await bar(page).click();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveAccessibleDescription('Write whom you look for, in your own words.');

  const told = page.getByRole('status').filter({ hasText: 'Not understood' });
  await askFor(page, 'wugs in Boston who like zorbing');
  expect(await chipTexts(page)).toEqual(['Place Boston']);
  await expect(told).toContainText('Not understood: “wugs”, “zorbing”. These words narrow nothing.');
  await expect(told.locator('mark')).toHaveText(['wugs', 'zorbing']);
  await axe();
  await expectToFit(page, 'what was not understood');

  const { total } = await answerTo<Schemas['DirectoryPage']>(page, 'search', { chips: [] });
  const hostile = '<img src=x onerror=alert(1)> \'); DROP TABLE people;--';
  expect((await askFor(page, hostile)).total, 'everybody').toBe(total);
  await expect(told).toContainText('onerror');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(bar(page)).toHaveValue(hostile);

  await askFor(page, 'x'.repeat(450));
  await expect(told).toContainText('xxxxxxxx');
  await expectToFit(page, 'a word without an end');

  await askFor(page, 'Boston');
  await expect(told).toHaveCount(0);
});

test('what cannot be read is told where it was written, and nobody who fits comes with a way on', { tag: '@phone' }, async ({
  page,
  signIn,
  watch,
  axe,
}) => {
  watch.expectFailure('/api/graduway/directory/search', 422);
  await signIn('viewer');
  await page.goto(`${HOME}?f=class:1990+to+2026`);
  const before = await expectAsFiltered(page);
  await filter(page).getByRole('button', { name: 'Add', exact: true }).click();
  await axe();
  await page.getByRole('menuitem', { name: 'Place' }).click();
  const form = page.getByRole('form', { name: 'Add Place' });
  await form.getByRole('textbox', { name: 'Place' }).fill('Atlantis');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('“Atlantis” does not fit Place. It takes a city, a state or a country.');
  expect(await chipTexts(page)).toEqual(['Class 1990 to 2026']);
  expect((await expectAsFiltered(page)).total, 'nothing has changed').toBe(before.total);
  await axe();
  await expectToFit(page, 'a mistake');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(filter(page).getByRole('button', { name: 'Add', exact: true })).toBeFocused();

  await page.goto(`${HOME}?f=place:Atlantis`);
  await expect(found(page).getByRole('alert')).toContainText('“Atlantis” does not fit Place.');
  await expect(found(page).getByRole('heading', { level: 2 })).toHaveText('Nobody was looked up');

  // Nobody fits both. Without one of them somebody does.
  await page.goto(`${HOME}?f=gave:gave&f=-gave:gave`);
  await expectAsFiltered(page);
  await expect(found(page)).toContainText('Nobody fits');
  const ways = page.getByRole('navigation', { name: 'Leave something out' }).getByRole('link');
  await expect(ways).toHaveText([/^Without Giving: gave \(\d+ people\)$/, /^Without Giving: not gave \(\d+ people\)$/]);
  await axe();
  await ways.last().click();
  const gave = await expectAsFiltered(page);
  expect(gave.people.every(({ lastGift }) => lastGift !== null)).toBe(true);
  expect(await chipTexts(page)).toEqual(['Giving gave']);
});

test('the map and its table say the same, and a place leads to its people', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await page.goto(`${HOME}?f=`);
  await expectAsFiltered(page);
  await showAs(page, 'Map');
  const map = page.getByRole('application', { name: /^Where they live, Whole map/ });
  await expect(map).toBeVisible();
  const { dots, least, without } = await answerTo<Schemas['DirectoryMap']>(page, 'map');
  await expect(map.getByRole('button')).toHaveCount(dots.length);
  expect(dots.every((dot) => dot.people >= least), 'no dot is about fewer').toBe(true);
  await expect(found(page)).toContainText(`A dot stands for at least ${least} people.`);
  const others = typeof without === 'number' ? `${count(without)} people` : 'everybody else';
  await expect(found(page)).toContainText(`Of ${others} the place is not known, or not shared.`);
  await axe();
  await expectToFit(page, 'the map');

  // By keys from the largest on.
  await map.getByRole('button').first().focus();
  const largest = dots.toSorted((one, other) => other.people - one.people)[0];
  await expect(page.getByText(`: ${count(largest?.people ?? 0)} people`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Europe' }).click();
  await expect(page.getByRole('application', { name: /^Where they live, Europe/ })).toBeVisible();

  const table = await readTable(page, 'Where they live');
  const rows = await cellsOf(table);
  const wanted = dots.map((dot) => [dot.label, count(dot.people)]);
  expect(rows.map(String).sort()).toEqual(wanted.map(String).sort());
  await axe();
  const city = table.getByRole('link').first();
  const name = (await city.textContent())?.split(',')[0] ?? '';
  await city.click();
  await expect(chip(page, 'Place')).toContainText(name);
  expect((await expectAsFiltered(page)).total).toBeGreaterThan(0);
});

test('a question about numbers is answered by a chart that is a table as well', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  test.setTimeout(120_000);
  await signIn('viewer');
  await page.goto(HOME);
  await bar(page).fill('How many donors since 2015, by industry?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByLabel('Counted by')).toHaveValue('industry');
  expect(await chipTexts(page)).toEqual(['Gave in gave since 2015']);
  await axe();
  await expectToFit(page, 'a chart');
  const industries = await answerTo<Schemas['DirectoryCounts']>(page, 'counts', { by: 'industry' });
  const bars = await cellsOf(await readTable(page, 'By industry'));
  expect(bars.slice(0, -1).map(([name, , people]) => [name, people])).toEqual(
    industries.groups.slice(0, 12).map(({ label, people }) => [label, count(people)]),
  );

  await page.getByLabel('Counted by').selectOption('decade');
  const decades = await answerTo<Schemas['DirectoryCounts']>(page, 'counts', { by: 'decade' });
  await expect(page.getByRole('img', { name: /by decade of the class/i })).toBeVisible();
  await axe();
  const columns = await cellsOf(await readTable(page, 'By decade of the class'));
  expect(columns.map(([name, people]) => [name, people])).toEqual(
    decades.groups.map(({ label, people }) => [label, count(people)]),
  );
  await axe();

  await page.getByLabel('Counted by').selectOption('years');
  const { years, lines } = await answerTo<Schemas['DirectorySeries']>(page, 'series');
  await expect(page.getByRole('application', { name: /^Year by year/ })).toBeVisible();
  await axe();
  const trend = await cellsOf(await readTable(page, 'Year by year'));
  expect(trend.map(([year]) => Number.parseInt(year ?? '', 10))).toEqual(years);
  expect(trend.at(-2)?.slice(1)).toEqual(lines.map(({ people }) => count(people.at(-2) ?? 0)));

  await page.getByLabel('Counted by').selectOption('decade');
  const group = decades.groups.find((one) => one.people > 0);
  await page.getByRole('navigation', { name: 'Narrow the filter to a group' }).getByRole('link', { name: group?.label }).click();
  await expect(people(page)).toBeVisible();
  expect((await expectAsFiltered(page)).total, 'as many as the column said').toBe(group?.people);
});

test('by keyboard alone from the question to a kept filter, and away again', async ({ page, signIn }) => {
  await signIn('contributor');
  await page.goto(HOME);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(bar(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { selected: true });
  const words = (await option.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveText(words);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveValue(words);
  const { total } = await expectAsFiltered(page);

  await tabTo(page, filter(page).getByRole('button', { name: /^Remove Class/ }));
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Affiliation')).toBeFocused();
  const { total: more } = await expectAsFiltered(page);
  expect(more).toBeGreaterThan(total);
  await tabTo(page, filter(page).getByRole('button', { name: 'Add', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('Mentoring');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Add Mentoring' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Mentoring')).toContainText('mentors others');
  const mentors = await expectAsFiltered(page);
  expect(mentors.people.every(({ mentoring }) => mentoring === 'mentor')).toBe(true);

  await tabTo(page, page.getByRole('button', { name: 'Save as segment' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save as segment' }).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Mentors who came by keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Segment Mentors who came by keys' })).toContainText(
    `saved with ${count(mentors.total)} people`,
  );
  const undoing = undoOf(page, 'Mentors who came by keys was saved.');
  await undoing.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Segment / })).toHaveCount(0);
  const { segments } = await asOwner(page).get<Schemas['SegmentList']>('/api/graduway/segments');
  expect(segments.map(({ name }) => name)).not.toContain('Mentors who came by keys');
  await expect(found(page).getByRole('heading', { level: 2 }).first()).toHaveText(sayCount(mentors.total));
});
