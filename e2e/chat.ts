import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswer, type Person, type Schemas } from './person';
import type { ModelServer } from './servers/model';

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });
/** What was asked and what was answered, in turn. */
export const rows = (page: Page) => messages(page).locator(':scope > li');
export const asked = (page: Page, text: string) => messages(page).getByText(`Message: ${text}`, { exact: true });
/** The newest answer, from what was understood to what can be done with it. */
export const answer = (page: Page) => rows(page).last();
export const chips = (page: Page) => answer(page).getByRole('list', { name: 'What was understood' });
export const sources = (page: Page) => answer(page).getByRole('list', { name: 'Sources' });
export const history = (page: Page) => page.getByRole('navigation', { name: 'Earlier conversations' });

export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.keyboard.press('Enter');
}

/** Until the newest answer is at its end, whatever that is. */
export async function expectEnd(page: Page): Promise<Locator> {
  await expect(answer(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  return answer(page);
}

/** What the newest answer says in its own words: not what was understood, nor the names of its sources. */
export const saidIn = (page: Page) =>
  answer(page).evaluate((row) => {
    const copy = row.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('[aria-label="What was understood"], [aria-label="Sources"], details')) other.remove();
    return copy.textContent ?? '';
  });

/** Sends a message, and waits for the whole answer to it. */
export async function ask(page: Page, text: string): Promise<Locator> {
  const before = await rows(page).count();
  await send(page, text);
  await expect(rows(page)).toHaveCount(before + 2);
  return expectEnd(page);
}

export async function chooseEntry(page: Page, title: string, entry: string): Promise<void> {
  await history(page).getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Until people are found by words, and every page of the library has been read. */
export async function expectReady(reader: Person): Promise<void> {
  await reader.signIn('viewer');
  await expect
    .poll(async () => (await reader.get<Schemas['PeopleFound']>('/api/people?limit=1')).mode, { timeout: 60_000 })
    .not.toBe('building');
  await expect
    .poll(
      async () => {
        const { documents } = await reader.get<{ documents: Schemas['DocumentCard'][] }>('/api/library/documents');
        return documents.length > 0 && documents.every(({ state }) => state === 'ready');
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** Has a model phrase the answers, or nobody but the engine. */
export async function setModel(admin: Person, model: ModelServer | null): Promise<void> {
  const wanted = model
    ? { provider: 'http', baseUrl: model.url, model: 'tiny-1' }
    : { provider: 'none' };
  await expectAnswer(await admin.send('PUT', '/api/admin/ai', wanted), 200);
}
