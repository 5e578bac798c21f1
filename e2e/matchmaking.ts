import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswer, Person, type Schemas } from './person';

export const HOME = '/matchmaking';
export const INTRODUCTIONS = `${HOME}/introductions`;
export const ROUNDS = `${HOME}/rounds`;
const API = '/api/matchmaking';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: typeof name === 'string' });
export const asOwner = (page: Page) => new Person(page.request);

/** What a student was described with. It is one of the questions that the page suggests. */
export const STUDENT = 'A first-generation biology junior who wants product work in biotech, prefers Boston';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 992;

/** On a phone the conversation and what it has come to are shown in turn. */
export async function show(page: Page, view: 'Chat' | 'Matches'): Promise<void> {
  if (isWide(page)) return;
  const shown = page.getByRole('group', { name: 'Shown', exact: true });
  await shown.getByRole('button', { name: new RegExp(`^${view}`) }).click();
}

export const criteria = (page: Page) => panel(page, 'Criteria');
export const chip = (page: Page, name: RegExp) => criteria(page).getByRole('button', { name });
/** Who fits, as the criteria stand. */
export const board = (page: Page) => panel(page, /^\d+ mentors? for /);
export const ranked = (page: Page) => board(page).getByRole('list', { name: /^Ranked for / }).locator(':scope > li');
export const apart = (page: Page) => board(page).getByRole('list', { name: 'Would fit but for something' }).locator(':scope > li');

/** The ranking is that of the criteria. */
export async function expectRanked(page: Page): Promise<void> {
  await expect(board(page).getByText(/compared both ways/)).toBeVisible();
  await expect(board(page).getByText('Ranking…')).toHaveCount(0);
}

/** Adds a criterion of this kind by hand. */
export async function addCriterion(page: Page, slot: string, text: string): Promise<Locator> {
  await criteria(page).getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: slot, exact: true }).click();
  const editor = criteria(page).getByRole('group', { name: `Change ${slot}` });
  await editor.getByRole('textbox', { name: slot }).fill(text);
  return editor;
}

/** Looks for somebody by name, and takes the first. */
export async function pick(within: Page | Locator, field: string, name: string): Promise<void> {
  const box = within.getByRole('combobox', { name: field, exact: true });
  await box.fill(name);
  await within.getByRole('option').filter({ hasText: name }).first().click();
}

/** The cells of a table, row by row, without its head. */
export const cellsOf = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

/** The table beside a picture. */
export async function openTwin(page: Page | Locator, title: string | RegExp): Promise<Locator> {
  const picture = page.getByRole('region', { name: title });
  await picture.getByRole('button', { name: 'Table', exact: true }).click();
  return picture.getByRole('table');
}

export type Pair = Schemas['IntroductionCheck'];

/** The first of the campus of whom a check says what is wanted, with the mentor who fits best. */
export async function findPair(by: Person, isWanted: (check: Pair) => boolean): Promise<Pair> {
  const { people } = await by.get<Schemas['PeopleFound']>('/api/people?mentoring=mentee&limit=100');
  for (const { id } of people) {
    const body = { question: { person: id, criteria: [], diversity: 0 }, limit: 3, skip: 0 };
    const fits = await expectAnswer<Schemas['FitList']>(await by.send('POST', `${API}/fits`, body), 200);
    for (const { person } of fits.matches.cards) {
      const check = await by.get<Pair>(`${API}/introductions/check?student=${id}&mentor=${person}`);
      if (isWanted(check)) return check;
    }
  }
  throw new Error('no pair of the campus is like that');
}

export const isFree = ({ obstacles }: Pair) => obstacles.length === 0;
export const isTaken = ({ obstacles }: Pair) => obstacles.some((text) => /no place left|has a mentor already/.test(text));

/** Both letters of an introduction, drafted at the interface itself. */
export async function draft(by: Person, { student, mentor }: Pair): Promise<Schemas['Introduction']> {
  return expectAnswer(await by.send('POST', `${API}/introductions`, { student: student.id, mentor: mentor.id }), 201);
}

export const introduction = (by: Person, id: string) => by.get<Schemas['Introduction']>(`${API}/introductions/${id}`);

/** The round whose page it is, as the server has it. */
export const roundOn = (page: Page) => {
  const id = /\/rounds\/([^/?#]+)/.exec(page.url())?.[1];
  return asOwner(page).get<Schemas['Round']>(`${API}/rounds/${id}`);
};

export async function beginRound(page: Page, name: string): Promise<Schemas['Round']> {
  const round = await expectAnswer<Schemas['Round']>(await asOwner(page).send('POST', `${API}/rounds`, { name }), 201);
  await page.goto(`${ROUNDS}/${round.id}`);
  await expect(heading(page)).toHaveText(name);
  return round;
}

export async function forget(page: Page, { id }: { id: string }): Promise<void> {
  expect((await asOwner(page).send('DELETE', `${API}/rounds/${id}`)).ok()).toBe(true);
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
}

/** Whatever was changed of a round has reached the server. */
export const expectSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

/** Runs the round whose result is shown, and waits for what comes of it. */
export async function run(page: Page): Promise<Schemas['RoundRun']> {
  const shown = () => new URL(page.url()).searchParams.get('run');
  const before = shown();
  await panel(page, 'Run').getByRole('button', { name: /^Run (the round|again)$/ }).click();
  await expect.poll(() => shown() ?? before, 'the address has the new run').not.toBe(before);
  await expect(panel(page, 'Both ways side by side')).toBeVisible({ timeout: 30_000 });
  const id = shown();
  return asOwner(page).get<Schemas['RoundRun']>(`${API}/runs/${id}`);
}

/** A phone zooms out to show what is too wide: its own idea of the width grows with it. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, what).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
