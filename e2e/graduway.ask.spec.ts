import { answer, ask, chips, composer, rows, saidIn, sources } from './chat';
import { expect, test } from './fixtures';
import { answerTo, asOwner, cellsOf, chipTexts, count, expectAsFiltered, expectToFit, heading, HOME } from './graduway';
import { tabTo } from './keyboard';
import { expectAnswer, type Schemas } from './person';

test.use({ site: async ({ campus }, use) => use(campus) });

const ASK = `${HOME}/ask`;

test('what happens is answered from records, and each citation opens its own', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.setTimeout(150_000);
  await signIn('viewer');
  await page.goto(ASK);
  await expect(heading(page)).toHaveText('Ask the alumni platform');
  await expect(composer(page)).toBeInViewport();
  await axe();
  await expectToFit(page, 'the start');
  for (const [question, kind] of [
    ['Which events are coming up?', 'events'],
    ['Which groups are there?', 'groups'],
    ['Which jobs are open?', 'jobs'],
    ['What did people post lately?', 'posts'],
  ] as const) {
    await page.goto(ASK);
    await ask(page, question);
    const cited = sources(page).getByRole('button');
    await expect(cited, question).not.toHaveCount(0);
    const quote = (await answer(page).locator('blockquote').first().textContent())?.replace(/\d+$/, '').trim() ?? '';
    await expectToFit(page, question);
    if (kind === 'events') await axe();
    await cited.first().click();
    const drawer = page.getByRole('dialog');
    const title = ((await drawer.getByRole('heading').first().textContent()) ?? '').replace(/^\d+\. /, '');
    if (kind === 'events') await axe();
    await drawer.getByRole('link', { name: 'Open the record' }).click();
    await expect(page).toHaveURL(new RegExp(`${HOME}/records/${kind}/\\d+$`));
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('region', { name: 'On record' })).toContainText(quote);
    await axe();
    await expectToFit(page, title);
  }
});

test('people are found and counted in conversation by the same filter as in the directory', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  test.setTimeout(120_000);
  await signIn('viewer');
  await page.goto(ASK);
  await ask(page, 'Alumni who came to an event but never gave');
  await expect(chips(page).getByRole('button', { name: 'Giving not gave must' })).toBeVisible();
  const shown = answer(page).getByRole('table', { name: 'Alumni' });
  await expect(shown.getByRole('link').first()).toBeVisible();
  await axe();
  const names = await shown.getByRole('link').allTextContents();
  const said = await saidIn(page);
  await sources(page).getByRole('button', { name: /Alumni directory/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the list' }).click();
  const { total, people } = await expectAsFiltered(page);
  expect(await chipTexts(page)).toEqual(['Affiliation alumni', 'Events attended an event', 'Giving NOT gave']);
  expect(said).toContain(`${count(total)} people`);
  expect(names).toEqual(people.slice(0, names.length).map(({ name }) => name));

  await page.goBack();
  await ask(page, 'How many alumni gave, by industry?');
  await answer(page).getByRole('button', { name: 'Show as table' }).click();
  const table = await cellsOf(answer(page).getByRole('table', { name: 'Alumni by industry' }));
  await axe();
  await page.goto(`${HOME}?f=kind:alumni&f=gave:gave`);
  const { groups } = await answerTo<Schemas['DirectoryCounts']>(page, 'counts', { by: 'industry' });
  expect(table).toEqual(groups.slice(0, table.length).map(({ label, people: all }) => [label, count(all)]));
});

test('what was understood is changed by keys, and the answer follows', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto(ASK);
  await ask(page, 'How many alumni gave?');
  const before = await saidIn(page);
  const turns = await rows(page).count();
  await tabTo(page, chips(page).getByRole('button', { name: 'Remove Giving: gave' }), 120);
  await page.keyboard.press('Enter');
  await expect(chips(page).getByRole('button', { name: /Giving/ })).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Run again' }), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Run again' })).toHaveCount(0);
  await expect(answer(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await expect.poll(() => saidIn(page)).not.toBe(before);
  expect(await rows(page).count(), 'it is the same question').toBe(turns);
  const all = await expectAnswer<Schemas['DirectoryPage']>(
    await asOwner(page).send('POST', '/api/graduway/directory/search', {
      chips: [{ slot: 'kind', text: 'alumni', excluded: false, need: 'must' }],
      offset: 0,
      limit: 1,
    }),
    200,
  );
  await expect.poll(() => saidIn(page)).toContain(count(all.total));
});

test('words that nothing was made of are named, and what is nobody’s business is declined', { tag: '@phone' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('contributor');
  await page.goto(ASK);
  await ask(page, 'wugs in Boston who like zorbing');
  expect(await saidIn(page)).toMatch(/I made nothing of “wugs.*zorbing”/);
  await expect(chips(page).getByRole('button', { name: 'Place Boston must' })).toBeVisible();
  await axe();
  await ask(page, 'Give me the phone number and home address of every donor');
  expect(await saidIn(page)).toContain('I do not read out ways to reach people.');
  await expect(answer(page).getByRole('table')).toHaveCount(0);
  await expectToFit(page, 'an answer');
  await ask(page, 'Which events are about underwater basket weaving?');
  expect(await saidIn(page)).toContain('I found nothing about that in events, groups, posts or jobs.');
  await expect(sources(page)).toHaveCount(0);
});

test('a record that is not there says so, and leads back to where to ask', { tag: '@screen' }, async ({ page, signIn, watch, axe }) => {
  await signIn('viewer');
  watch.expectFailure('/api/graduway/directory/records/event/999999', 404);
  for (const path of ['events/999999', 'dragons/1', 'events/one']) {
    await page.goto(`${HOME}/records/${path}`);
    await expect(heading(page)).toHaveText('This record does not open');
    await expect(page.getByRole('alert')).toContainText(/no such/i);
  }
  await axe();
  await expectToFit(page, 'no record');
  await page.getByRole('link', { name: 'Ask about events, groups, posts and jobs' }).click();
  await expect(heading(page)).toHaveText('Ask the alumni platform');
});
