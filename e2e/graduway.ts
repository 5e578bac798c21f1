import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswer, Person, type Schemas } from './person';

export const HOME = '/graduway';
const API = '/api/graduway';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const bar = (page: Page) => page.getByRole('combobox', { name: 'Ask the directory' });
export const filter = (page: Page) => page.getByRole('list', { name: 'The filter' });
export const found = (page: Page) => page.getByRole('region', { name: 'Alumni found' });
export const people = (page: Page) => found(page).getByRole('table', { name: 'Alumni who fit' });

/** Whoever the browser is signed in as, at the interface itself. */
export const asOwner = (page: Page) => new Person(page.request);

export type Chip = Pick<Schemas['DirectoryChip'], 'slot' | 'text' | 'excluded' | 'need'>;

/** The filter that the address of a page names. */
export function chipsOn(page: Page): Chip[] {
  const written = new URL(page.url()).searchParams.getAll('f');
  return written.flatMap((text) => {
    const [, not, nice, slot, value] = /^(-?)(~?)(\w+):(.+)$/.exec(text) ?? [];
    return slot && value ? [{ slot, text: value, excluded: not === '-', need: nice ? 'nice' : 'must' }] : [];
  });
}

/** What the directory answers to that filter. */
export async function answerTo<T>(page: Page, what: 'search' | 'counts' | 'map' | 'series', more = {}): Promise<T> {
  const body = { chips: chipsOn(page), ...(what === 'search' && { offset: 0, limit: 25 }), ...more };
  return expectAnswer<T>(await asOwner(page).send('POST', `${API}/directory/${what}`, body), 200);
}

const WHOLE = new Intl.NumberFormat('en-US');
export const count = (value: number) => WHOLE.format(value);
export const sayCount = (total: number) => `${count(total)} ${total === 1 ? 'person fits' : 'people fit'}`;

/** The page shows those who fit the filter in its address, and nobody else. Returns what the server says of them. */
export async function expectAsFiltered(page: Page): Promise<Schemas['DirectoryPage']> {
  await expect(page).toHaveURL(/[?&]f=/);
  // The address may be about to change.
  const answer = await expect
    .poll(async () => {
      const told = await answerTo<Schemas['DirectoryPage']>(page, 'search');
      const [title, words] = [found(page).getByRole('heading', { level: 2 }).first(), await found(page).textContent()];
      return (await title.textContent()) === sayCount(told.total) && words?.includes(told.reading);
    })
    .toBe(true)
    .then(() => answerTo<Schemas['DirectoryPage']>(page, 'search'));
  if (answer.total > 0) {
    const names = people(page).getByRole('row').getByRole('link');
    await expect(names).toHaveText(answer.people.map(({ name }) => name));
  }
  return answer;
}

/** Asks in words, and waits until it says who fits. */
export async function askFor(page: Page, words: string): Promise<Schemas['DirectoryPage']> {
  await bar(page).fill(words);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words);
  return expectAsFiltered(page);
}

/** The filter as it stands on the page, one thing after the other. */
export const chipTexts = async (page: Page): Promise<string[]> => {
  const texts = await filter(page).locator('button[aria-expanded][data-chip]:not([data-chip="add"])').allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
};

export const chip = (page: Page, label: string) => filter(page).getByRole('button', { name: new RegExp(`^${label} `) });

/** Shows the people as a table, on the map or in a chart. */
export const showAs = (page: Page, name: 'Table' | 'Map' | 'Chart') =>
  page.getByRole('group', { name: 'Shown as', exact: true }).getByRole('button', { name }).click();

/** A picture with its table. */
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Turns a picture into its table. */
export async function readTable(page: Page, title: string): Promise<Locator> {
  await page.getByRole('group', { name: `${title}: shown as` }).getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('table', { name: title, exact: true });
  await expect(table).toBeVisible();
  return table;
}

/** The cells of a table, row by row, without its head. */
export const cellsOf = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

/** A phone zooms out to show what is too wide: its own idea of the width grows with it. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, what).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Keeps a filter under a name, at the interface itself. */
export async function saveSegment(person: Person, name: string, chips: Chip[], shared = false): Promise<Schemas['Segment']> {
  return expectAnswer(await person.send('POST', `${API}/segments`, { name, chips, shared }), 201);
}

export const must = (slot: string, text: string, excluded = false): Chip => ({ slot, text, excluded, need: 'must' });
