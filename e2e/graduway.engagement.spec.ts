import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { asOwner, cellsOf, count, expectToFit, heading, HOME, must, panel, readTable, saveSegment } from './graduway';
import { tabTo } from './keyboard';
import type { Schemas } from './person';

test.use({ site: async ({ campus }, use) => use(campus) });

const ENGAGEMENT = `${HOME}/engagement`;
const API = '/api/graduway/engagement';
const MODES = ['Philanthropic', 'Volunteer', 'Experiential', 'Communication'];

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]').first();
const list = (page: Page, name: string) => panel(page, 'People').getByRole('table', { name, exact: true });
const among = (page: Page) => page.getByRole('group', { name: 'Of whom' });
const get = <T>(page: Page, path: string) => asOwner(page).get<T>(`${API}${path}`);

/** The list on the page is the one that the server has. */
async function expectListed(page: Page, name: string, query: string): Promise<Schemas['EngagementPeople']> {
  const answer = await get<Schemas['EngagementPeople']>(page, `/people?${query}&limit=25`);
  const said = `${count(answer.total)} ${answer.total === 1 ? 'person' : 'people'}.`;
  await expect(panel(page, 'People').getByRole('status').filter({ hasText: said })).toBeVisible();
  if (answer.total > 0) await expect(list(page, name).getByRole('link')).toHaveText(answer.people.map((one) => one.name));
  return answer;
}

async function open(page: Page, more = ''): Promise<void> {
  await page.goto(`${ENGAGEMENT}${more}`);
  await expect(heading(page)).toHaveText('Engagement');
  await expect(panel(page, 'Engagement in four modes')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

test('the four modes are counted in sight, this year beside the last', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.setTimeout(120_000);
  await signIn('viewer');
  await open(page);
  const overview = await get<Schemas['EngagementOverview']>(page, '');
  for (const [name, value] of [
    ['Living alumni', overview.alumni],
    ['Can be reached', overview.contactable],
    ['Rising', overview.rising],
    ['Lapsed', overview.lapsed],
  ] as const) {
    await expect(figure(page, name)).toHaveText(count(value));
  }
  await axe();
  await expectToFit(page, 'engagement');

  const shares = await cellsOf(await readTable(page, 'Engagement in four modes'));
  expect(shares.map(([name]) => name).slice(0, 5)).toEqual([...MODES, 'Any of them']);
  const counted = overview.thisYear?.modes.map(({ engaged }) => count(engaged)) ?? [];
  expect(shares.map((cells) => cells[2]).slice(0, 4)).toEqual(counted);

  const trend = await get<Schemas['EngagementTrend']>(page, '/trend');
  const years = await cellsOf(await readTable(page, 'Share who took part, by mode'));
  expect(years).toHaveLength(trend.everybody.length);
  expect(years.every((cells) => cells.length === 6)).toBe(true);

  // Nothing is weighed in secret.
  const { rules, leftOut } = await get<Schemas['EngagementRules']>(page, '/rules');
  const told = await cellsOf(page.getByRole('table', { name: 'Rules and weights' }));
  expect(told.map(([, , points]) => points)).toEqual(rules.map(({ points }) => count(points)));
  for (const { what } of leftOut) await expect(panel(page, 'How it is counted')).toContainText(what);
  await axe();
});

test('cohorts, rising and lapsed people are of whom one chooses, and it is all in the address', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}, { project }) => {
  test.setTimeout(120_000);
  const name = `Donors looked at ${project.name}`;
  await signIn('viewer');
  const segment = await saveSegment(asOwner(page), name, [must('gave', 'gave')]);
  await open(page);
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('decade');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('philanthropic');
  const title = 'Share who took part, by decade of the class: philanthropic';
  await expect(panel(page, title)).toBeVisible();
  const { cohorts } = await get<Schemas['EngagementTrend']>(page, '/trend?by=decade');
  const table = await readTable(page, title);
  await expect(table.getByRole('columnheader')).toHaveCount(cohorts.length + 1);
  for (const cohort of cohorts) await expect(table).toContainText(cohort.name);
  await axe();

  for (const [choice, ranking] of [
    ['Rising', 'rising'],
    ['Lapsed', 'lapsed'],
    ['Most engaged', 'engaged'],
  ] as const) {
    await page.getByRole('group', { name: 'Which people' }).getByRole('button', { name: choice }).click();
    const { people } = await expectListed(page, choice, `ranking=${ranking}`);
    if (ranking === 'rising') expect(people.every(({ scores }) => scores.isRising)).toBe(true);
    if (ranking === 'lapsed') expect(people.every(({ scores }) => scores.isLapsed)).toBe(true);
    for (const { reason } of people.slice(0, 3)) await expect(list(page, choice)).toContainText(reason);
  }
  await page.getByRole('combobox', { name: 'By', exact: true }).selectOption('volunteer');
  await expectListed(page, 'Most engaged', 'ranking=engaged&mode=volunteer');

  await among(page).getByRole('combobox', { name: 'Segment' }).selectOption(name);
  const donors = await expectListed(page, 'Most engaged', `ranking=engaged&mode=volunteer&segment=${segment.id}`);
  const from = among(page).getByRole('spinbutton', { name: 'Class from' });
  await from.fill('1066');
  await page.keyboard.press('Tab');
  await expect(from).toHaveAccessibleDescription('From 1900 to 2100');
  await expectListed(page, 'Most engaged', `ranking=engaged&mode=volunteer&segment=${segment.id}`);
  await axe();
  await from.fill('2000');
  await page.keyboard.press('Enter');
  const younger = await expectListed(page, 'Most engaged', `ranking=engaged&mode=volunteer&segment=${segment.id}&classFrom=2000`);
  expect(younger.total).toBeLessThan(donors.total);
  await expectToFit(page, 'a choice of people');
  await page.reload();
  await expect(among(page).getByRole('combobox', { name: 'Segment' })).toHaveValue(segment.id);
  await expectListed(page, 'Most engaged', `ranking=engaged&mode=volunteer&segment=${segment.id}&classFrom=2000`);
  await among(page).getByRole('button', { name: 'Everybody' }).click();
  await expectListed(page, 'Most engaged', 'ranking=engaged&mode=volunteer');

  await among(page).getByRole('textbox', { name: 'Field' }).fill('Alchemy');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'People')).toContainText('Nobody is in this list');
});

test('of each person everything that was counted is shown, and it adds up', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await open(page, '?list=rising');
  const { people } = await expectListed(page, 'Rising', 'ranking=rising');
  const first = people[0];
  expect(first).toBeDefined();
  const opener = page.getByRole('button', { name: `What was counted of ${first?.name}`, exact: true });
  await tabTo(page, opener, 300);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: first?.name });
  await expect(drawer).toContainText('Rising');
  const { scores, events } = await get<Schemas['EngagementOfPerson']>(page, `/people/${first?.id}`);
  const parts = await cellsOf(drawer.getByRole('table', { name: `Scores of ${first?.name}` }));
  expect(parts.map(([mode, score]) => [mode, Number(score)])).toEqual(
    scores.modes.map(({ score }, at) => [MODES[at], Math.round(score * 10) / 10]),
  );
  const mean = scores.modes.reduce((sum, { score }) => sum + score, 0) / 4;
  expect(scores.total).toBeCloseTo(mean, 1);
  await expect(drawer.getByRole('heading', { name: /^Score / })).toHaveText(`Score ${Math.round(scores.total * 10) / 10}`);
  const counted = await cellsOf(drawer.getByRole('table', { name: `What was counted of ${first?.name}` }));
  expect(counted).toHaveLength(Math.min(40, events.length));
  expect(counted.map(([, , points]) => points)).toEqual(events.slice(0, 40).map(({ points }) => count(points)));
  await axe();
  await expectToFit(page, 'a person');
  await expect(page).toHaveURL(new RegExp(`person=${first?.id}`));
  await page.reload();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expectListed(page, 'Rising', 'ranking=rising');
});

test('the figures can be taken along as they stand', async ({ page, signIn }) => {
  await signIn('contributor');
  await open(page, '?by=field&list=engaged');
  const fetched = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    return (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  };
  const { cohorts, everybody } = await get<Schemas['EngagementTrend']>(page, '/trend?by=field');
  expect(await fetched('Export trend')).toHaveLength(1 + everybody.length * (cohorts.length + 1));
  const { total, people } = await get<Schemas['EngagementPeople']>(page, '/people?ranking=engaged&limit=25');
  const lines = await fetched('Export list');
  expect(lines).toHaveLength(1 + total);
  expect(lines[1]).toContain(`${people[0]?.id},`);
  expect(lines[1]).toContain(people[0]?.name);
});

test('a contributor has everybody counted anew, and can stop it on the way', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await open(page);
  const before = await get<Schemas['EngagementOverview']>(page, '');
  await page.getByRole('button', { name: 'Count anew' }).click();
  await expect(page.getByText('Engagement was counted anew.')).toBeVisible();
  expect(await get<Schemas['EngagementOverview']>(page, ''), 'nothing has happened since').toEqual(before);

  // A few hundred people are counted in no time: what the server says on the way is held, so that one can look at it.
  const job = { id: '01HALFWAY', kind: 'campus_engagement', title: 'Engagement of the alumni', owner: null };
  const times = { attempts: 1, createdAt: '2026-11-15T09:00:00Z', startedAt: '2026-11-15T09:00:00Z', finishedAt: null };
  const at = { done: 120, total: 300, message: 'Counting engagement', result: null, error: null, ...times };
  let [state, cancelRequested] = ['running', false];
  const told = () => ({ ...job, ...at, state, cancelRequested });
  const counting = () => (state === 'running' ? { job: job.id, done: at.done, total: at.total } : null);
  await page.route(`**${API}`, (route) =>
    route.fulfill({ json: { ...before, state: { ...before.state, counting: counting() } } }),
  );
  await page.route(`**/api/jobs/${job.id}`, (route) => route.fulfill({ json: told() }));
  await page.route(`**/api/jobs/${job.id}/cancel`, (route) => {
    cancelRequested = true;
    return route.fulfill({ json: told() });
  });
  await page.reload();
  const progress = page.getByRole('progressbar', { name: 'Count of engagement' });
  await expect(progress).toHaveAttribute('value', '40');
  await expect(page.getByRole('button', { name: 'Count anew' })).toHaveAttribute('aria-disabled', 'true');
  await axe();
  await expectToFit(page, 'a count');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stops, and takes back what it has done')).toBeVisible();
  state = 'cancelled';
  await expect(progress).toHaveCount(0);
  await expect(figure(page, 'Living alumni'), 'the figures are as they were').toHaveText(count(before.alumni));
});

test('a viewer cannot have everybody counted, and a page that does not load says why', async ({ page, signIn, watch }) => {
  await signIn('viewer');
  watch.expectFailure(API, 503);
  await page.route(`**${API}`, (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: 'The database cannot be reached.' } }),
  );
  await page.goto(ENGAGEMENT);
  await expect(page.getByRole('alert')).toContainText('The database cannot be reached.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page, 'Engagement in four modes')).toBeVisible();
  const control = page.getByRole('button', { name: 'Count anew' });
  await expect(control).toBeDisabled();
  await expect(control).toHaveAccessibleDescription(/Only a contributor or an admin can do this\./);
});
