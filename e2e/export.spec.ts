import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answer, ask, chooseEntry, rows } from './chat';
import { expect, test } from './fixtures';

test.use({ site: async ({ campus }, use) => use(campus) });

// Nobody else asks the first of them: it is what the conversation is called, and others share the server.
const ASKED = ['librarians in Chicago', 'How many alumni gave, by industry?', 'What happens to my aid if I withdraw?'];
const [TITLE = ''] = ASKED;

/** Chooses an entry of the conversation's menu, and reads the file that comes. */
async function download(page: Page, entry: string): Promise<{ name: string; content: Buffer }> {
  const coming = page.waitForEvent('download');
  await chooseEntry(page, TITLE, entry);
  const file = await coming;
  expect(await file.failure(), entry).toBeNull();
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The sources that an answer names, as `[number, title]`. */
async function citedIn(page: Page): Promise<[string, string][]> {
  const cited = answer(page).getByRole('button', { name: /^Source \d+:/ });
  await expect(cited).not.toHaveCount(0);
  const names = await cited.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.map((name) => /^Source (\d+): (.+)$/.exec(name)?.slice(1) as [string, string]);
}

test('a conversation is exported with its questions, its answers and their sources', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/ask');
  for (const question of ASKED) await ask(page, question);
  await page.reload();
  await expect(rows(page)).toHaveCount(2 * ASKED.length);
  const quoted = /“([^”]+)”/.exec((await answer(page).getByText(/“[^”]+”/).first().textContent()) ?? '')?.[1] ?? '';
  expect(quoted, 'the answer quotes a page').not.toBe('');

  const markdown = await download(page, 'Export as Markdown');
  expect(markdown.name).toBe(`${TITLE}.md`);
  const text = markdown.content.toString();
  expect(text.startsWith(`# ${TITLE}\n`)).toBe(true);
  for (const question of ASKED) expect(text).toContain(`> ${question}\n`);
  const [said = '', listed = ''] = text.slice(text.lastIndexOf('## Answer')).split(/(?=^\\\[1\\\] )/m);
  expect(said).toContain(quoted);
  for (const [number, title] of await citedIn(page)) {
    expect(said).toContain(`\\[${number}\\]`);
    expect(`\n${listed}`).toContain(`\n\\[${number}\\] ${title}`);
  }

  const pdf = await download(page, 'Export as PDF');
  expect(pdf.name).toBe(`${TITLE}.pdf`);
  const objects = pdf.content.toString('latin1');
  expect(objects.startsWith('%PDF-')).toBe(true);
  expect(objects.trimEnd().endsWith('%%EOF'), 'it is whole').toBe(true);
  expect(objects.match(/\/Type\s*\/Page\b/g)?.length, 'pages').toBeGreaterThan(1);
  expect(objects).toContain(TITLE);
});
