import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answer, ask, asked, expectEnd, messages, rows, saidIn, send, setModel, sources } from './chat';
import { expect, test } from './fixtures';
import type { ModelServer } from './servers/model';

const people = (page: Page) => answer(page).getByRole('list', { name: 'People' }).locator(':scope > li');
const versions = (page: Page, of: 'message' | 'answer') =>
  messages(page).getByRole('group', { name: `Versions of this ${of}` }).last();

test.use({ site: async ({ campus }, use) => use(campus) });

/** Asked with a model that says what it is told to. */
const talk = test.extend<{ model: ModelServer }>({
  model: async ({ phrasing, visitor }, use) => {
    const admin = await visitor();
    await admin.signIn('admin');
    await setModel(admin, phrasing);
    await use(phrasing);
    await setModel(admin, null);
  },
});

talk('an answer under way is stopped, resumed after a reload, and after a line that broke', async ({
  page,
  signIn,
  watch,
  model,
}) => {
  const [first, second] = ['All of them teach.', 'They know the city well.'];
  // What a sentence is, is known when the next one has begun.
  const begun = `${first} They know`;
  const rest = ' the city well.';
  await signIn('viewer');
  await page.goto('/ask');

  model.holds(begun);
  await send(page, 'teachers in Boston');
  await expect(answer(page).getByText(first).first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(answer(page)).toContainText('You stopped this answer.');
  await expect(answer(page).getByText(first).first(), 'what there is stays').toBeVisible();

  let goOn = model.holds(begun);
  await answer(page).getByRole('button', { name: 'Regenerate' }).click();
  await expect(answer(page).getByText(first).first()).toBeVisible();
  await page.reload();
  await expect(answer(page).getByText(first).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true }), 'it is still being made').toBeVisible();
  goOn(rest);
  await expectEnd(page);
  await expect(answer(page)).toContainText(`${first} ${second}`);
  await expect(people(page)).not.toHaveCount(0);
  await page.getByText('How this was made').click();
  await expect(answer(page)).toContainText('The sentences are phrased by tiny-1');

  watch.expectFailure(/\/events$/, 'ERR_CONNECTION_RESET');
  goOn = model.holds(begun);
  await send(page, 'nurses in Boston');
  await expect(answer(page).getByText(first).first()).toBeVisible();
  await page.route('**/api/answers/*/events', (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByText('The connection was cut. Trying again…')).toBeVisible();
  goOn(rest);
  await page.unrouteAll();
  await expectEnd(page);
  await expect(answer(page)).toContainText(`${first} ${second}`);
  await expect(asked(page, 'nurses in Boston')).toHaveCount(1);
});

talk('a model that lies, hangs up or fails is found out, and the reader is told', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
  model,
}) => {
  await signIn('viewer');
  await page.goto('/ask');
  model.says(
    'All of them teach. There are 4,812 of them in total. Ask Eleanor Whitfield for more. ' +
      'See <b onclick="alert(1)">this page</b> at https://elsewhere.example/donate. You have been awarded a scholarship.',
  );
  await ask(page, 'teachers in Boston');
  await expect(answer(page)).toContainText('All of them teach.');
  for (const lie of ['4,812', 'Whitfield', 'elsewhere.example', 'onclick', 'awarded']) {
    await expect(page.locator('body'), lie).not.toContainText(lie);
  }
  expect(await page.locator('[href*=elsewhere], [onclick]').count()).toBe(0);
  for (const told of [/a figure that no source gives/, /somebody whom no source names/, /a link or markup/]) {
    await expect(answer(page)).toContainText(told);
  }
  await expect(people(page), 'the engine’s results are there').not.toHaveCount(0);
  await axe();

  model.fails(500);
  await ask(page, 'students in Boston');
  await expect(answer(page)).toContainText('The language model has a problem of its own.');
  await expect(answer(page)).toContainText("The facts are the same; the words are the engine's own.");
  await expect(sources(page)).toBeVisible();
  await axe();
  model.says('These study here.');
  await answer(page).getByRole('button', { name: 'Retry' }).click();
  await expect(versions(page, 'answer')).toContainText('2 of 2');
  await expectEnd(page);
  await expect(answer(page)).toContainText('These study here.');

  await page.goto('/ask');
  model.cuts('All of them are far away, and');
  await ask(page, 'engineers in Massachusetts');
  await expect(answer(page)).toContainText('The answer broke off before its end.');
  await expect(answer(page)).not.toContainText('far away');
  await expect(people(page)).not.toHaveCount(0);
});

interface Prompt {
  class: string;
  prompt: string;
  replies: string[];
  lies: string[];
}

const file = new URL('../crates/chat/tests/adversarial/prompts.json', import.meta.url);
const PROMPTS = (JSON.parse(readFileSync(file, 'utf8')) as { prompts: Prompt[] }).prompts;
/** The first of each kind, and some more. */
const TRIED = PROMPTS.filter((one, at) => PROMPTS.findIndex((other) => other.class === one.class) === at || at % 60 === 1);

talk('whatever is asked of a model that obeys, nothing invented reaches the screen', async ({ page, signIn, model }) => {
  test.slow();
  expect(TRIED.length).toBeGreaterThanOrEqual(12);
  const before = model.asked.length;
  await signIn('viewer');
  await page.goto('/ask');
  for (const { prompt, replies, lies } of TRIED) {
    model.says(replies.join(' '));
    await ask(page, prompt);
    const words = (await saidIn(page)).toLowerCase();
    for (const lie of lies) expect.soft(words, prompt).not.toContain(lie.toLowerCase());
    await page.getByRole('button', { name: 'New conversation' }).click();
    await expect(rows(page)).toHaveCount(0);
  }
  expect(model.asked.length - before, 'the model was asked').toBeGreaterThan(TRIED.length / 2);
});
