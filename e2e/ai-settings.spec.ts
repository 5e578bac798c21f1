import type { Page } from '@playwright/test';
import { ask, composer } from './chat';
import { expect, test } from './fixtures';

// Here the settings change: each test has a suite of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad()) });

const KEY = 'sk-nobody-may-see-this-1234567890';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a model is set, tried, used, counted and switched off, and its key never comes back', { tag: '@screen' }, async ({
  page,
  signIn,
  phrasing,
  axe,
}) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(await response.text().catch(() => ''));
  });
  await signIn('admin');
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'AI' }).click();
  await expect(heading(page)).toHaveText('AI');
  await expect(page.getByText(/^No language model\./)).toBeVisible();
  await expect(page.getByText('The model was not asked in these days')).toBeVisible();
  await expect(page.getByText('Nobody has rated an answer yet')).toBeVisible();
  await axe();

  await page.getByLabel('Provider').selectOption('http');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write which model is asked.')).toBeVisible();
  await axe();
  await page.getByLabel('Address').fill(phrasing.url);
  await page.getByLabel('Model', { exact: true }).fill('tiny-1');
  await page.getByLabel('Key', { exact: true }).fill(KEY);
  await page.getByLabel('Price of input').fill('0.15');
  await page.getByLabel('Price of output').fill('0.60');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Answers are phrased by tiny-1\. From the next answer on\./)).toBeVisible();
  await expect(page.getByText('A key is set.')).toBeVisible();

  phrasing.fails(401);
  await panel(page, 'Test').getByRole('button', { name: 'Test' }).click();
  await expect(panel(page, 'Test').getByRole('alert')).toContainText('The language model did not accept the request.');
  phrasing.says('Hello there.');
  await panel(page, 'Test').getByRole('button', { name: 'Test' }).click();
  await expect(panel(page, 'Test')).toContainText('It works.');
  await expect(panel(page, 'Test')).toContainText('Hello there.');
  expect(phrasing.asked.at(-1)).toMatchObject({ model: 'tiny-1', key: `Bearer ${KEY}` });

  phrasing.says('Nothing is written about that yet.');
  await page.goto('/ask');
  const answered = await ask(page, 'What is the policy on gifts of stock?');
  await expect(answered).toContainText('Nothing is written about that yet.');
  await answered.getByRole('button', { name: 'Bad answer' }).click();
  const form = page.getByRole('dialog', { name: 'Bad answer' });
  await form.getByRole('radio', { name: 'Something is missing' }).check();
  await form.getByLabel('Note').fill('We have a page on stock.');
  await axe();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toHaveCount(0);
  await expect(answered.getByRole('button', { name: 'Bad answer' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/admin/ai');
  const used = page.getByRole('table', { name: 'Usage by day and app' }).getByRole('row').filter({ hasText: 'tiny-1' });
  await expect(used).toContainText('Ask the campus');
  await expect(used.getByRole('cell').nth(3), 'calls').toHaveText(/^[1-3]$/);
  const entry = page.getByRole('list', { name: 'Feedback' }).getByRole('listitem').first();
  await expect(entry).toContainText('Bad answer');
  await expect(entry).toContainText('Something is missing');
  await expect(entry).toContainText('We have a page on stock.');
  await expect(entry).toContainText('What is the policy on gifts of stock?');
  await axe();

  await page.getByLabel('Answers of Ask the campus by').selectOption('off');
  await page.getByRole('button', { name: 'Apply to Ask the campus' }).click();
  await expect(page.getByText('Ask the campus: off.')).toBeVisible();
  await page.goto('/ask');
  await expect(page.getByText(/^An administrator has switched this conversation off\./)).toBeVisible();
  await expect(composer(page)).toHaveAttribute('readonly', '');
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter((body) => body.includes(KEY) || body.includes('1234567890'))).toEqual([]);
});

test('whoever is not an admin neither sees nor changes the settings', async ({ page, signIn, visitor }) => {
  for (const role of ['viewer', 'contributor'] as const) {
    const person = await visitor();
    await person.signIn(role);
    for (const path of ['/api/admin/ai', '/api/admin/ai/usage', '/api/admin/ai/feedback']) {
      expect((await person.http.get(path)).status(), `${role} ${path}`).toBe(403);
    }
    expect((await person.send('PUT', '/api/admin/ai', { provider: 'none' })).status()).toBe(403);
    expect((await person.send('POST', '/api/admin/ai/test')).status()).toBe(403);
  }
  await signIn('contributor');
  await page.goto('/admin/ai');
  await expect(page).toHaveURL('/unauthorized');
  await expect(heading(page)).toHaveText('Access Denied');
});
