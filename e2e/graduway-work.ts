import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswer, type Person, type Schemas } from './person';

export type Piece = Schemas['StudioPiece'];
export type QualityCard = Schemas['QualityCard'];

export const STUDIO = '/graduway/studio';
export const QUALITY = '/graduway/quality';
const API = '/api/graduway';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const approval = (page: Page) => panel(page, 'Approval');
export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A phone zooms out to show what is too wide: its own idea of the width grows with it. */
export async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** What is written into a file by pressing something. */
export async function download(page: Page, press: Locator): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await press.click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

// The studio.

/** A segment of those who left in these years. */
export const makeSegment = async (person: Person, name: string, years = '1980 to 2015'): Promise<Schemas['Segment']> =>
  expectAnswer(await person.send('POST', `${API}/segments`, { name, chips: [{ slot: 'class', text: years }] }), 201);

export const makePiece = async (person: Person, order: Partial<Schemas['CreateStudioPiece']>): Promise<Piece> => {
  const body = { kind: 'newsletter', tone: 'warm', ...order };
  return expectAnswer(await person.send('POST', `${API}/studio/pieces`, body), 201);
};

export const studio = (person: Person) => person.get<Schemas['Studio']>(`${API}/studio`);
export const readPiece = (person: Person, id: string) => person.get<Piece>(`${API}/studio/pieces/${id}`);
export const idOnPage = (page: Page) => /\/pieces\/([^/?]+)/.exec(page.url())?.[1] ?? '';
export const pieceAddress = ({ id }: Pick<Piece, 'id'>, part = '') => `${STUDIO}/pieces/${id}${part && `/${part}`}`;

export const sentencesOf = ({ draft }: Piece) => [draft.subject, ...draft.paragraphs.flatMap(({ sentences }) => sentences)];

/** The sentences of the draft that is read, the subject first. */
export const sentences = (page: Page) => page.getByRole('group', { name: /^The draft/ }).getByRole('button');
export const sentence = (page: Page, words: string | RegExp) => sentences(page).filter({ hasText: words }).first();
export const text = (page: Page) => page.getByLabel('Text', { exact: true });
export const findings = (page: Page) => panel(page, 'What to look at').getByRole('listitem');

/** Writes more at the end of the text, and saves it. */
export async function append(page: Page, words: string): Promise<void> {
  await button(page, 'Edit').click();
  await text(page).fill(`${await text(page).inputValue()}\n\n${words}`);
  await button(page, 'Save').click();
  await expect(page.getByText('What you have written was saved.').last()).toBeVisible();
}

/** As long as a toast stays there is time for one click: whoever has looked around for longer writes the text anew. */
export async function takeOut(page: Page, words: string): Promise<void> {
  await button(page, 'Edit').click();
  await text(page).fill((await text(page).inputValue()).replace(`\n\n${words}`, ''));
  await button(page, 'Save').click();
}

// Data quality.

export const queue = (person: Person, query = '') => person.get<Schemas['QualityQueue']>(`${API}/quality?${query}`);
export const readCard = (person: Person, id: string) => person.get<QualityCard>(`${API}/quality/items/${id}`);
export const giving = async (person: Person, id: number) =>
  (await person.get<Schemas['PersonRecord']>(`/api/people/${id}`)).giving;

/** Looks for flaws, and waits until the queue has them. */
export async function scan(person: Person): Promise<Schemas['QualityQueue']> {
  await expectAnswer(await person.send('POST', `${API}/quality/scans`, {}), 202);
  await expect.poll(async () => (await queue(person)).scan?.state, { timeout: 30_000 }).toBe('done');
  return queue(person, 'limit=100');
}

/** The card of the item that one is at. */
export const card = (page: Page) => page.getByRole('region', { name: /./ }).filter({ has: page.locator('#quality-item') });
export const who = (page: Page) => page.locator('#quality-item');
export const kind = (page: Page, name: string) => page.getByRole('group', { name: 'Kind' }).getByRole('button', { name });

/** How many there are of a kind, as the page has it. */
export const countOf = async (page: Page, name: string) => Number(/\d+$/.exec(await kind(page, name).innerText())?.[0]);

/** What one side of a pair says of a field. */
export const side = (page: Page, field: string, record: number) =>
  page.getByRole('group', { name: field, exact: true }).getByRole('button', { name: `${field} of record ${record}:` });

/** Pence and cents never get lost: a sum of money as the pages write it. */
export const money = (cents: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
