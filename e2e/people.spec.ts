import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { findRecord, hidesPhone, isBusy, isHeldStudent, type Record } from './people';
import { Person, type Schemas } from './person';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const region = (page: Page) => page.getByRole('region', { name: 'People found' });
const results = (page: Page) => region(page).getByRole('link');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search people' });

test.use({ site: async ({ campus }, use) => use(campus) });

type Find = (isWanted: (record: Record) => boolean) => Promise<Record>;

/** Who was found by the tests before. The people of a campus stay who they are. */
const found = new Map<Parameters<Find>[0], Record>();

/** Somebody who looks things up beside the pages. */
const asker = test.extend<{ find: Find }>({
  find: async ({ visitor }, use) => {
    await use(async (isWanted) => {
      const known = found.get(isWanted);
      if (known) return known;
      const viewer = await visitor();
      await viewer.signIn('viewer');
      const record = await findRecord(viewer, isWanted);
      found.set(isWanted, record);
      return record;
    });
  },
});

asker('a record has a tab for each area, and everybody can use them', { tag: '@screen' }, async ({
  page,
  signIn,
  find,
  axe,
}) => {
  await signIn('viewer');
  const record = await find(isBusy);
  await page.goto(`/people/${record.id}`);
  await expect(heading(page)).toHaveText(record.name);
  await expect(page.getByText('Synthetic record')).toBeVisible();
  await axe();
  for (const area of ['Career', 'Education', 'Giving', 'Engagement', 'Notes', 'Consent']) {
    await tab(page, area).click();
    await expect(page.getByRole('tabpanel', { name: new RegExp(`^${area}`) })).toBeVisible();
    await axe();
  }
});

asker('giving is drawn, and told in a table', async ({ page, signIn, find, axe }) => {
  await signIn('viewer');
  const { id, giving } = await find(isBusy);
  await page.goto(`/people/${id}?tab=giving`);
  await expect(page.getByRole('img', { name: /^Chart of what was given/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const table = page.getByRole('table', { name: 'Given by year' });
  await expect(table.getByRole('row')).toHaveCount(giving.byYear.length + 1);
  await axe();
});

asker('a student’s terms and holds are on one page', { tag: '@screen' }, async ({ page, signIn, find, axe }) => {
  await signIn('viewer');
  const { id, student } = await find(isHeldStudent);
  await page.goto(`/people/${id}?tab=study`);
  await expect(page.getByRole('region', { name: 'Holds' })).toContainText(student?.holds[0]?.reason ?? '');
  for (const { name, courses } of student?.terms ?? []) {
    const table = page.getByRole('table', { name: `Courses of ${name}` });
    await expect(table.getByRole('row')).toHaveCount(courses.length + 1);
  }
  await axe();
});

asker('the tabs are used by keys alone, and each has its address', async ({ page, signIn, find }) => {
  await signIn('viewer');
  const { id } = await find(isBusy);
  await page.goto(`/people/${id}`);
  await tab(page, 'Overview').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Career')).toBeFocused();
  await expect(page).toHaveURL(`/people/${id}?tab=career`);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(`/people/${id}?tab=consent`);
  await page.reload();
  await expect(tab(page, 'Consent')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Giving').click();
  await page.goBack();
  await expect(tab(page, 'Consent')).toHaveAttribute('aria-selected', 'true');
});

asker('a consent opens what was withheld, at once, and Undo closes it again', { tag: '@screen' }, async ({
  page,
  signIn,
  find,
  axe,
}) => {
  await signIn('contributor');
  const { id, name } = await find(hidesPhone);
  await page.goto(`/people/${id}`);
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByText(/consent for phone\./)).toBeVisible();
  await contact.getByRole('link', { name: 'See consent' }).first().click();
  await expect(page.getByRole('tabpanel', { name: /^Consent/ })).toBeFocused();

  await page.getByRole('button', { name: 'Grant consent for phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant consent for phone' });
  await expect(dialog.getByLabel(/How was it said/)).toBeFocused();
  await axe();
  await dialog.getByLabel(/How was it said/).fill('By phone');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Phone: ${name} has given consent.`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Staff may see the number and call.' });
  await expect(row).toContainText('Granted');
  await expect(row).toContainText('By phone');

  await tab(page, 'Overview').click();
  await expect(contact.locator('a[href^="tel:"]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(contact.getByText(/consent for phone\./)).toBeVisible();
});

asker('a viewer sees consents, and cannot change them', async ({ page, signIn, find }) => {
  await signIn('viewer');
  const { id } = await find(hidesPhone);
  await page.goto(`/people/${id}?tab=consent`);
  const control = page.getByRole('button', { name: 'Grant consent for phone' });
  await expect(control).toBeDisabled();
  await expect(control).toHaveAccessibleDescription(/Only contributors and admins can change this/);
});

test('nobody is there under a number that nobody has', { tag: '@screen' }, async ({ page, signIn, watch, axe }) => {
  watch.expectFailure('/api/people/4000000', 404);
  await signIn('viewer');
  await page.goto('/people/4000000');
  await expect(heading(page)).toHaveText('There is no such person');
  await axe();
  await page.getByRole('link', { name: 'Search people' }).click();
  await expect(heading(page)).toHaveText('People');
});

test('a record that does not load says why, and loads on Retry', async ({ page, signIn, watch }) => {
  await signIn('viewer');
  watch.expectFailure('/api/people/1', 503);
  await page.route('**/api/people/1', (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: 'The database cannot be reached.' } }),
  );
  await page.goto('/people/1');
  await expect(page.getByRole('alert')).toHaveText('The database cannot be reached.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(tab(page, 'Overview')).toBeVisible();
});

asker('people are found, and opened, by keys alone', { tag: '@screen' }, async ({ page, signIn, find, axe }) => {
  await signIn('viewer');
  const { id, name } = await find(isBusy);
  await page.goto('/people');
  await expect(results(page)).toHaveCount(25);
  await axe();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/people?page=2');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(region(page)).toBeFocused();

  await searchField(page).fill(name);
  await expect(page).toHaveURL(`/people?q=${name.replaceAll(' ', '+')}`);
  await expect(results(page).first()).toContainText(name);
  await axe();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('j');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/people/${id}$`));
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(searchField(page)).toHaveValue(name);
  await expect(results(page).first()).toContainText(name);
});

test('filters are in the address, and can be taken away', { tag: '@phone' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await page.goto('/people?kind=staff');
  await expect(heading(page)).toBeVisible();
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
  await expect(page.getByLabel('Kind')).toHaveValue('staff');
  await page.getByLabel('Class from').fill('1990');
  await page.getByLabel('Place').fill('Boston');
  await expect(page).toHaveURL('/people?kind=staff&classFrom=1990&place=Boston');
  await axe();
  await page.getByRole('button', { name: 'Remove filter: Near Boston' }).click();
  await expect(page.getByLabel('Place')).toHaveValue('');
  await expect(region(page)).toBeFocused();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/people');
  await expect(page.getByLabel('Kind')).toHaveValue('');
  await expect(region(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Class from')).toHaveValue('1990');
});

asker('a name that no filter knows is looked for as words, by keys alone', { tag: '@screen' }, async ({
  page,
  signIn,
  find,
  axe,
}) => {
  await signIn('viewer');
  const { career } = await find(isBusy);
  const viewer = new Person(page.request);
  const readiness = async () => (await viewer.get<Schemas['IndexState']>('/api/people/index')).readiness;
  await expect.poll(readiness, { timeout: 40_000, message: 'without an index, filters have no effect' }).toBe('ready');
  const name = `The ${career[0]?.employer}`;
  await page.goto(`/people?${new URLSearchParams({ employer: name })}`);
  await expect(page.getByText('Nobody like that')).toBeVisible();
  const names = page.getByRole('list', { name: 'Filters for whole names' });
  await expect(names).toContainText(`Employer: ${name}`);
  await axe();
  await names.getByRole('button', { name: 'Search as words' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/people?${new URLSearchParams({ q: name })}`);
  await expect(searchField(page)).toHaveValue(name);
  await expect(results(page).first()).toBeVisible();
  await expect(region(page)).toBeFocused();
});

asker('the palette finds people, and the way to all of them', { tag: '@screen' }, async ({ page, signIn, find, axe }) => {
  await signIn('viewer');
  const { id, name } = await find(isBusy);
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(palette.getByRole('option', { name, exact: false }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(palette.getByRole('status').filter({ hasText: /results?$/ })).toBeAttached();
  await axe();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/people/${id}`);
  await expect(heading(page)).toHaveText(name);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(palette.getByRole('combobox')).toHaveValue(name);
  await expect(palette.getByRole('option').first()).toContainText(name);
  await expect(palette.getByRole('option').last()).toContainText(name);
  await expect(palette.getByRole('status').filter({ hasText: /results?$/ })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/people?q=${name.replaceAll(' ', '+')}`);
});

asker('on paper the whole record is there', async ({ page, signIn, find }) => {
  await signIn('viewer');
  const { id } = await find(isBusy);
  await page.goto(`/people/${id}`);
  await expect(tab(page, 'Overview')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Gifts', 'Consent', 'Events']) await expect(page.getByRole('table', { name })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});

asker('nothing about people is wider than the screen', { tag: '@phone' }, async ({ page, signIn, find }) => {
  await signIn('contributor');
  const [busy, student] = [await find(isBusy), await find(isHeldStudent)];
  const areas = ['overview', 'career', 'study', 'giving', 'engagement', 'letters', 'talent', 'consent'];
  const records = areas.map((area) => `/people/${busy.id}?tab=${area}`);
  for (const path of ['/people', '/people?q=teacher%20in%20Boston', ...records, `/people/${student.id}?tab=study`]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});
