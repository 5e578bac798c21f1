import { answer, ask, chips, composer, saidIn } from './chat';
import { expect, test } from './fixtures';
import {
  addCriterion,
  apart,
  asOwner,
  board,
  cellsOf,
  chip,
  criteria,
  expectRanked,
  expectToFit,
  heading,
  HOME,
  openTwin,
  pick,
  ranked,
  show,
  STUDENT,
} from './matchmaking';
import type { Schemas } from './person';
import { undo } from './toasts';

test.use({ site: async ({ campus }, use) => use(campus) });

const LEFT_OUT = /left out:/;
const harmonic = (one: number, other: number) => (one + other === 0 ? 0 : (2 * one * other) / (one + other));

test('a student in words becomes criteria, and mentors in the order in which both fit', { tag: '@screen' }, async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('contributor');
  await page.goto(HOME);
  await expect(heading(page)).toHaveText('Matchmaking Chat');
  await expect(composer(page)).toBeInViewport({ ratio: 1 });
  const greeting = page.getByRole('heading', { name: /^Tell me about a student/ });
  await expect(greeting, 'it is read from its beginning').toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Nobody is compared yet')).toHaveCount(1);
  await axe();
  await page.getByRole('button', { name: STUDENT }).click();
  await expect(answer(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  for (const [slot, value] of [
    ['First generation', 'first in the family at college'],
    ['Student’s field', 'Biology'],
    ['Year of study', 'Junior'],
    ['Goal', 'product work'],
    ['Industry', 'Biotechnology'],
    ['Place', 'Boston'],
  ] as const) {
    const name = new RegExp(`^${slot.replace('’', '.')} ${value}`);
    await expect(chips(page).getByRole('button', { name }), slot).toBeVisible();
  }
  expect(await saidIn(page)).not.toMatch(LEFT_OUT);
  await expect(answer(page)).toContainText(/I (compared|went through) 75 mentors/);
  await expectToFit(page, 'the conversation');
  await axe();

  await show(page, 'Matches');
  await expectRanked(page);
  await expect(chip(page, /^Place Boston nice, 2 of 5$/), 'a wish weighs less').toBeVisible();
  await expect(chip(page, /^Industry Biotechnology must, 3 of 5$/)).toBeVisible();
  await expect(ranked(page)).toHaveCount(10);
  const first = ranked(page).first();
  const figures = await first.locator('dd').allTextContents();
  const [forStudent, otherWay, both] = figures.map(Number);
  expect(Math.abs(harmonic(forStudent ?? 0, otherWay ?? 0) - (both ?? 0)), 'up to its rounding').toBeLessThanOrEqual(1);
  expect(figures[3]).toMatch(/^\d+ of \d+ places? left$/);
  await expect(apart(page).first().getByRole('list', { name: 'What conflicts' })).toContainText(/is not met|No place left/);
  await expectToFit(page, 'who fits');
  await axe();

  await first.getByRole('button', { name: /^Score of .* Show its parts$/ }).click();
  const made = first.getByRole('region', { name: /^What the score of .* is made of$/ });
  await expect(made.getByRole('img').or(made.getByRole('figure')).first()).toBeVisible();
  await axe();
  const rows = await cellsOf(await openTwin(first, /^What the score of .* is made of$/));
  const parts = rows.filter(([, part]) => part !== 'Score' && part !== 'Harmonic mean');
  const scores = rows.filter(([, part]) => part === 'Score');
  for (const [side, , , , score] of scores) {
    const own = parts.filter(([of]) => of === side);
    const sum = own.reduce((all, [, , , , gives]) => all + Number(gives), 0);
    expect(Math.abs(sum - Number(score)), `the parts of ${side} make its score`).toBeLessThan(1);
    const weight = (name: string) => Number.parseFloat(own.find(([, part]) => part === name)?.[3] ?? '');
    expect(weight('Goals'), 'what is deep weighs more than what is on the surface').toBeGreaterThan(weight('Place'));
    expect(weight('Needs met')).toBeGreaterThan(weight('Field'));
  }
  for (const [, part] of parts) expect(part).not.toMatch(/\b(gender|sex|race|ethnicity|age|religion|born)\b/i);
  await expectToFit(page, 'the parts of a score');
  await axe();
});

test('what is said next narrows, explains and tries, without a language model', async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  await page.goto(HOME);
  await ask(page, STUDENT);
  await expectRanked(page);

  await ask(page, 'only in Boston');
  await expect(chips(page).getByRole('button', { name: /^Place Boston must/ })).toBeVisible();
  await expect(chip(page, /^Place Boston must/)).toBeVisible();
  await expectRanked(page);
  for (const card of await ranked(page).all()) {
    const words = await card.textContent();
    expect(words, 'there, or nobody knows').toMatch(/Boston|Cambridge|Place: Boston is not known|, Massachusetts/);
  }

  await ask(page, 'why not the third one?');
  expect(await saidIn(page)).toMatch(/place \d+ of the ranking|takes|out of the ranking/);
  const second = await ranked(page).nth(1).locator('b').first().textContent();
  await ask(page, 'someone like the second one');
  await expect(criteria(page).getByRole('button', { name: `Like: ${second}. Choose somebody else` })).toBeVisible();
  await expect(board(page).locator('[aria-busy="true"]')).toHaveCount(0);

  const before = await board(page).getByRole('heading', { level: 2 }).textContent();
  await ask(page, 'what if I drop the place?');
  await expect(answer(page)).toContainText(/Without “Place: Boston” the ranking would have \S+ (people|person) instead of/);
  await expect(answer(page).getByRole('table')).toBeVisible();
  await expect(board(page).getByRole('heading', { level: 2 }), 'nothing was changed').toHaveText(before ?? '');
  await expect(chip(page, /^Place Boston must/)).toBeVisible();

  await ask(page, 'earlier in the career');
  await expect(chips(page).getByRole('button', { name: /^Level Early career/ })).toBeVisible();
  await expect(chip(page, /^Level Early career/)).toBeVisible();
  expect(await saidIn(page)).not.toMatch(LEFT_OUT);
});

test('what is not understood is said, and never dropped', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto(HOME);
  await ask(page, 'a mentor in Boston who knows flumbrication');
  await expect(answer(page)).toContainText(/flumbrication/);
  await expect(answer(page)).toContainText(/not understood/i);
  await expect(chip(page, /^Place Boston/)).toBeVisible();
  await ask(page, `a mentor in Boston who knows ${'z'.repeat(900)}`);
  await expect(criteria(page)).toContainText('zzzzzzzz');
  await expectToFit(page, 'a word without an end');
  await ask(page, 'only women');
  await expect(answer(page), 'who somebody is by birth is nothing to choose by').toContainText('Sex, origin, faith, age, health and family never enter a match');
  await expect(criteria(page).getByRole('list', { name: 'Criteria' })).not.toContainText(/women|gender/i);
});

test('criteria are changed by hand, the ranking follows, and each change has a way back', async ({ page, signIn }) => {
  test.slow();
  await signIn('contributor');
  await page.goto(HOME);
  await ask(page, STUDENT);
  await expectRanked(page);
  const title = board(page).getByRole('heading', { level: 2 });
  const whole = await title.textContent();

  await chip(page, /^Place Boston/).click();
  const editor = criteria(page).getByRole('group', { name: 'Change Place' });
  await editor.getByRole('radio', { name: 'Must' }).check();
  await editor.getByRole('slider', { name: 'Weight' }).fill('5');
  await expect(chip(page, /^Place Boston must, 5 of 5$/)).toBeVisible();
  await expect(title, 'fewer are left').not.toHaveText(whole ?? '');
  await expectRanked(page);
  const narrowed = await title.textContent();
  await editor.getByRole('textbox', { name: 'Place' }).fill('');
  await expect(criteria(page).getByRole('alert')).toContainText('Write something for “Place”, or remove it.');
  await expect(title, 'the ranking before stays').toHaveText(narrowed ?? '');
  await editor.getByRole('textbox', { name: 'Place' }).fill('Boston');
  await expect(criteria(page).getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(chip(page, /^Place Boston must, 5 of 5$/), 'a reload keeps it').toBeVisible();
  await expect(page.getByText('The conversation does not know of these changes.')).toBeVisible();

  await criteria(page).getByRole('button', { name: 'Remove Industry: Biotechnology' }).click();
  await expect(chip(page, /^Industry/)).toHaveCount(0);
  await expectRanked(page);
  await undo(page, 'Industry: Biotechnology was removed.');
  await expect(chip(page, /^Industry Biotechnology must, 3 of 5$/)).toBeVisible();
  await expect(title).toHaveText(narrowed ?? '');

  await addCriterion(page, 'Language', 'Spanish');
  await page.keyboard.press('Escape');
  await expect(chip(page, /^Language Spanish must/), 'the focus is on it').toBeFocused();
  await page.getByRole('button', { name: 'Tell the conversation' }).click();
  await expect(answer(page).getByRole('group', { name: 'Versions of this answer' })).toContainText('2 of 2');
  await expect(chips(page).getByRole('button', { name: /^Language Spanish/ })).toBeVisible();
  await expect(chips(page).getByRole('button', { name: /^Place Boston must/ })).toBeVisible();
  await expect(page.getByText('The conversation does not know of these changes.')).toHaveCount(0);

  for (const name of ['Language: Spanish', 'Place: Boston']) await criteria(page).getByRole('button', { name: `Remove ${name}` }).click();
  await criteria(page).getByRole('slider', { name: 'Variety of the list' }).fill('0');
  const isInOrder = async () => {
    const places = placesOf(await ranked(page).allTextContents());
    return places.length > 1 && places.every((place, at) => place === at + 1);
  };
  await expect.poll(isInOrder, 'without variety it is the ranking itself').toBe(true);
});

/** The places of those who are shown, from above. */
const placesOf = (cards: string[]) => cards.map((words) => Number(/Place (\d+)/.exec(words)?.[1]));

test('why not, and what if: the smallest change is offered, and made', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  await page.goto(HOME);
  await show(page, 'Matches');
  await addCriterion(page, 'Industry', 'Biotechnology');
  await page.keyboard.press('Escape');
  await expectRanked(page);
  const free = apart(page).filter({ hasNotText: 'No place left' }).first();
  const other = (await free.locator('b').first().textContent()) ?? '';
  await free.getByRole('button', { name: `Why not? ${other}` }).click();
  const why = page.getByRole('dialog', { name: `Why, or why not: ${other}` });
  await expect(why).toContainText('Industry: Biotechnology is not met');
  await expect(why).toContainText(/The smallest change that would bring .*: make the industry a wish/);
  const place = /is in place (\d+)/.exec((await why.textContent()) ?? '')?.[1];
  await expectToFit(page, 'why not');
  await axe();
  await why.getByRole('button', { name: 'Make this change' }).click();
  await expect(chip(page, /^Industry Biotechnology nice/)).toBeVisible();
  await expectRanked(page);
  const card = ranked(page).filter({ hasText: other });
  expect(placesOf(await card.allTextContents()), 'as was said').toEqual([Number(place)]);
  await undo(page, /^Changed: make the industry a wish/);
  await expect(chip(page, /^Industry Biotechnology must/)).toBeVisible();

  await chip(page, /^Industry Biotechnology/).click();
  await expect(page.getByRole('button', { name: 'What if it counted otherwise?' }), 'without it nothing is left').toBeVisible();
  await page.keyboard.press('Escape');
  await addCriterion(page, 'Goal', 'product work');
  await page.keyboard.press('Escape');
  await expectRanked(page);
  await chip(page, /^Industry Biotechnology/).click();
  await page.getByRole('button', { name: 'What if it were dropped?' }).click();
  const what = page.getByRole('dialog', { name: 'What if: Industry' });
  await expect(what.getByRole('status')).toContainText(/The ranking would have \d+ (people|person) instead of \d+\./);
  const then = /would have (\d+)/.exec((await what.getByRole('status').textContent()) ?? '')?.[1];
  await expectToFit(page, 'what if');
  await axe();
  await what.getByRole('button', { name: 'It is a must' }).click();
  await expect(what.getByRole('status')).toContainText('The first 10 by fit stay the same.');
  await what.getByRole('button', { name: 'It is dropped' }).click();
  await what.getByRole('button', { name: 'Make this change' }).click();
  await expect(chip(page, /^Industry/)).toHaveCount(0);
  await expect(board(page).getByRole('heading', { level: 2, name: new RegExp(`^${then} mentors? for`) }), 'as was said').toBeVisible();
  await undo(page, 'Industry was dropped.');
  await expect(chip(page, /^Industry Biotechnology must/)).toBeVisible();

  const somebody = await asOwner(page).get<Schemas['PeopleFound']>('/api/people?mentoring=mentor&limit=1');
  const { name } = somebody.people[0] ?? { name: '' };
  await pick(board(page), 'Why not somebody else?', name);
  await expect(page.getByRole('dialog', { name: `Why, or why not: ${name}` })).toContainText(name);
  await page.keyboard.press('Escape');
});

test('a viewer looks and asks, and is told who may introduce', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto(HOME);
  await ask(page, 'Mentors in consulting near Chicago, ideally free on weekends');
  await expectRanked(page);
  const button = ranked(page).first().getByRole('button', { name: /^Introduce / });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/Only a contributor or an admin/);
  await expect(page.getByText('Only a contributor or an admin can change introductions and rounds.')).toBeVisible();
  await expect(composer(page)).toBeVisible();
});
