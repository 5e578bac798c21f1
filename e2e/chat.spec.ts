import type { Page } from '@playwright/test';
import { answer, ask, asked, chips, chooseEntry, composer, expectEnd, history, messages, rows, saidIn, send, sources } from './chat';
import { expect, test } from './fixtures';
import { Person } from './person';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const people = (page: Page) => answer(page).getByRole('list', { name: 'People' }).locator(':scope > li');
const versions = (page: Page, of: 'message' | 'answer') =>
  messages(page).getByRole('group', { name: `Versions of this ${of}` }).last();
const LEFT_OUT = /left out:/;

test.use({ site: async ({ campus }, use) => use(campus) });

test('people are found, shown with their evidence, and sought again by changed chips', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  test.slow();
  await signIn('viewer');
  await page.goto('/ask');
  await expect(heading(page)).toHaveText('Ask the campus');
  await expect(page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')).toHaveCount(4);
  await axe();

  await ask(page, 'teachers in Boston');
  await expect(page).toHaveURL(/\/ask\?c=\w+$/);
  await expect(chips(page).getByRole('button', { name: /^Place Boston/ })).toBeVisible();
  await expect(people(page)).not.toHaveCount(0);
  await expect(people(page).first()).toContainText('Class of');
  await expect(sources(page).getByRole('button').first()).toContainText('People of the campus');
  await axe();

  const citation = people(page).first().getByRole('button', { name: /^Source \d+:/ });
  await citation.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', /^\/people\/\d+$/);
  await axe();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(citation, 'the focus comes back').toBeFocused();

  await chips(page).getByRole('button', { name: /^Place Boston/ }).click();
  const editor = page.getByRole('group', { name: 'Change Place' });
  await editor.getByRole('textbox', { name: 'Place' }).fill('Massachusetts');
  await expect(page.getByText('The answer below does not know of your changes yet.')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(versions(page, 'answer')).toContainText('2 of 2');
  await expectEnd(page);
  await expect(chips(page).getByRole('button', { name: /^Place Massachusetts/ })).toBeVisible();
  await expect(rows(page), 'nothing was typed').toHaveCount(2);
  await answer(page).getByRole('button', { name: 'Previous answer' }).click();
  await expect(chips(page).getByRole('button', { name: /^Place Boston/ })).toBeVisible();
  await answer(page).getByRole('button', { name: 'Regenerate' }).click();
  await expect(versions(page, 'answer')).toContainText('3 of 3');
  await expectEnd(page);

  await page.getByRole('button', { name: 'How many of them are there by industry?' }).click();
  await expect(rows(page)).toHaveCount(4);
  await expectEnd(page);
  await expect(answer(page)).toContainText('teachers in Boston');

  await page.goto('/ask');
  await ask(page, 'How many alumni are there by industry?');
  await expect(answer(page).getByRole('img', { name: /^Bar chart: People by industry/ })).toBeVisible();
  await answer(page).getByRole('button', { name: 'Show as table' }).click();
  await expect(answer(page).getByRole('row')).not.toHaveCount(0);
  await page.getByText('How this was made').last().click();
  await expect(answer(page)).toContainText('1 tool ran. The sentences are composed by the suite itself');
  await axe();
});

test('a policy is quoted, and its page opens with the words marked', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  await page.goto('/ask');
  await ask(page, 'What happens to my aid if I withdraw?');
  await expect(sources(page).getByRole('button').first()).toContainText('page 1');
  await sources(page).getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(/^Page 1 · /)).toBeVisible();
  const marked = drawer.locator('mark').first();
  await expect(marked).toBeInViewport();
  const words = (await marked.textContent()) ?? '';
  await axe();
  await drawer.getByRole('link', { name: 'Open in the library' }).click();
  await expect(page).toHaveURL(/^[^?]*\/library\/\w+\?version=1&page=1&quote=/);
  await expect(page.locator('mark').first()).toHaveText(words);
  await expect(page.locator('mark').first()).toBeInViewport();
  await axe();
});

test('what the screen suggests, and what nobody understands, is answered in words, none of them left out', async ({
  page,
  signIn,
}) => {
  await signIn('viewer');
  await page.goto('/ask');
  const suggested = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
  await expect(suggested).toHaveCount(4);
  for (const question of await suggested.allTextContents()) {
    await page.goto('/ask');
    await suggested.filter({ hasText: question }).click();
    await expectEnd(page);
    await expect(sources(page).getByRole('button'), question).not.toHaveCount(0);
    expect.soft(await saidIn(page), question).not.toMatch(LEFT_OUT);
  }
  await page.goto('/ask');
  await suggested.filter({ hasText: 'When is the last day to drop a course?' }).click();
  const cited = (await expectEnd(page)).getByRole('button', { name: /^Source 1:/ }).first();
  await expect(cited, 'the quote is in the words').toBeVisible();
  await cited.click();
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await ask(page, 'asdf qwer zxcv');
  await expect(answer(page)).toContainText('I can find people of the campus, count them, and look things up in the library');
  expect(await saidIn(page)).not.toMatch(LEFT_OUT);
});

test('what cannot be sent is said, and nothing of it is lost', async ({ page, signIn, watch }) => {
  await signIn('viewer');
  await page.goto('/ask');
  await send(page, '   ');
  await expect(rows(page)).toHaveCount(0);
  const long = 'mentors '.repeat(501).trim();
  await send(page, long);
  await expect(page.getByText(/^This is 7 characters too long: 4,000 can be sent\./)).toBeVisible();
  await page.reload();
  await expect(composer(page), 'a reload keeps it').toHaveValue(long);
  await ask(page, long.slice(0, 4000).trim());
  await expect(composer(page)).toHaveValue('');

  watch.expectFailure(/^\/api\/conversations\/\w+\/turns$/, 'ERR_CONNECTION_RESET');
  await page.route('**/api/conversations/*/turns', (route) => route.abort('connectionreset'), { times: 1 });
  await send(page, 'students in Boston');
  await expect(page.getByRole('alert')).toContainText('Not sent.');
  await page.reload();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectEnd(page);
  await expect(asked(page, 'students in Boston'), 'once').toHaveCount(1);
});

test('a conversation is edited, renamed, found, shared, deleted and brought back', { tag: '@screen' }, async ({
  page,
  signIn,
  openBrowser,
  axe,
}) => {
  test.slow();
  await signIn('contributor');
  await page.goto('/ask');
  await ask(page, 'nurses in Chicago');
  await ask(page, 'only those who gave');
  await messages(page).getByRole('button', { name: 'Edit message' }).first().click();
  const field = page.getByRole('textbox', { name: 'Edit the message' });
  await expect(field).toHaveValue('nurses in Chicago');
  await field.fill('lawyers in Chicago');
  await page.keyboard.press('Enter');
  await expect(versions(page, 'message')).toContainText('2 of 2');
  await expectEnd(page);
  await expect(rows(page), 'the branch begins anew').toHaveCount(2);
  await page.getByRole('button', { name: 'Previous message' }).click();
  await expect(rows(page), 'the other is still there').toHaveCount(4);

  const isWide = (page.viewportSize()?.width ?? 0) > 800;
  const openHistory = async () => {
    if (!isWide) await page.getByRole('button', { name: 'Conversations', exact: true }).click();
  };
  await openHistory();
  await chooseEntry(page, 'nurses in Chicago', 'Rename');
  await page.getByRole('textbox', { name: 'New title of nurses in Chicago' }).fill('Care in Illinois');
  await page.keyboard.press('Enter');
  await expect(history(page).getByRole('link', { name: 'Care in Illinois' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('only those who gave');
  await expect(history(page).getByRole('link'), 'the words are shown where they stand').toContainText('only those who gave');
  await expect(history(page)).toHaveAttribute('aria-busy', 'false');
  await axe();
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('zebra');
  await expect(page.getByText('Nothing found for “zebra”.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseEntry(page, 'Care in Illinois', 'Share');
  const dialog = page.getByRole('dialog', { name: 'Share “Care in Illinois”' });
  await expect(dialog).toBeVisible();
  await axe();
  await dialog.getByRole('button', { name: 'Share and copy link' }).click();
  await expect(dialog).toHaveCount(0);
  const other = await openBrowser();
  const viewer = new Person(other.request);
  await viewer.signIn('viewer');
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(other.getByText(/Theo Lindqvist has shared this conversation/)).toBeVisible();
  await expect(rows(other)).toHaveCount(4);
  await expect(composer(other)).toHaveCount(0);
  for (const name of ['Edit message', 'Regenerate', 'Good answer', 'Share conversation']) {
    await expect(other.getByRole('button', { name })).toHaveCount(0);
  }
  await axe(other);
  const { pathname } = new URL(await other.getByRole('link', { name: 'Start one of your own' }).evaluate((link: HTMLAnchorElement) => link.href));
  expect(pathname).toBe('/ask');
  await viewer.signOut();

  await chooseEntry(page, 'Care in Illinois', 'Delete');
  await expect(history(page).getByRole('link', { name: 'Care in Illinois' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows(page), 'it is opened again').toHaveCount(4);
  await openHistory();
  await expect(history(page).getByRole('link', { name: 'Care in Illinois' })).toBeVisible();
});

test('from the first key to the opened source without a mouse', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/ask');
  await expect(heading(page)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(composer(page)).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await page.keyboard.type('engineers in Massachusetts');
  await page.keyboard.press('Enter');
  await expectEnd(page);
  await expect(composer(page), 'one can go on').toBeFocused();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toMatch(/^Source \d+:/);
  }).toPass({ intervals: [0] });
  const opener = await focused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Open the record' })).toBeVisible();
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(opener);
});

test('a conversation has keys of its own, and the help tells them', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/ask');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(composer(page)).toBeFocused();
  await ask(page, 'nurses in Boston');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Edit the message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/ask');
  await heading(page).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Edit the last message');
});

test('nothing of a conversation is wider than a phone', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('viewer');
  const fits = async (what: string) => {
    const [page_, content] = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
    expect(Math.max(page_ ?? 0, content ?? 0), what).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  };
  await page.goto('/ask');
  await expect(heading(page)).toBeVisible();
  await fits('empty');
  await ask(page, 'How many alumni gave, by industry?');
  await fits('a chart');
  await answer(page).getByRole('button', { name: 'Show as table' }).click();
  await fits('a table');
  await ask(page, 'teachers in Boston');
  await fits('people');
  await sources(page).getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fits('a source');
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeInViewport();
});
