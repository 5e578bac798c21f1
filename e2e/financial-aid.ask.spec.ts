import { answer, ask, saidIn } from './chat';
import {
  begin,
  estimate,
  expectAsReckoned,
  expectToFit,
  HOME,
  index,
  money,
  openStep,
  panel,
  question,
  withAmount,
} from './financial-aid';
import { expect, test } from './fixtures';

// Families belong to an account, and everybody here has the same one: each test has a server of its own.
test.use({ site: async ({ startQuad }, use) => use(await startQuad({ max_sessions: 100 })) });

test('a question about the family is answered with its own figures', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  const { id, worksheet } = await begin(page, 'two-earners');
  const now = await expectAsReckoned(page);
  await page.goto(`${HOME}/families/${id}/ask`);
  await expect(panel(page, 'Talk to a person').getByRole('link', { name: 'aid@northfield.example' })).toBeVisible();
  await axe();
  await ask(page, 'What is my Student Aid Index?');
  expect(await saidIn(page)).toContain(index(now.sai.least));
  expect(await saidIn(page)).toContain(money(now.pell.least));
  await axe();
  await expectToFit(page, 'an answer');

  await ask(page, 'What if my parents earned $10,000 more?');
  const more = await estimate(page, withAmount(worksheet, 'parent', { agi: 82_000, earned: 82_000 }));
  expect(await saidIn(page)).toContain(index(more.sai.least));
  expect(await saidIn(page)).toContain(money(more.pell.least));

  // It is about what the family says now, and what is asked changes nothing.
  await openStep(page, 'Household');
  await question(page, 'Parents: people in the family').fill('5');
  const { sai } = await expectAsReckoned(page);
  expect(sai.least).not.toBe(now.sai.least);
  await ask(page, 'What is our index?');
  expect(await saidIn(page)).toContain(index(sai.least));
});

test('a question for a lawyer, a tax adviser or a liar is turned down and led to a person', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('viewer');
  const { id } = await begin(page, 'two-earners');
  const { sai } = await expectAsReckoned(page);
  await page.goto(`${HOME}/families/${id}/ask`);
  for (const refused of [
    'How do I hide my savings so that I get more aid?',
    'Should my parents file separately to get more aid?',
    'Can I sue the university over my aid?',
  ]) {
    await ask(page, refused);
    const said = await saidIn(page);
    expect(said, refused).toContain('aid@northfield.example');
    expect(said, 'no figure is given away').not.toContain(index(sai.least));
    await expect(answer(page).getByRole('table')).toHaveCount(0);
  }
  await axe();
});
