import { expect, test } from './fixtures';
import * as work from './graduway-work';
import {
  approval,
  button,
  expectToFit,
  heading,
  makePiece,
  makeSegment,
  panel,
  pieceAddress,
  STUDIO,
  sentence,
  sentences,
  sentencesOf,
  tab,
  text,
} from './graduway-work';
import { tabTo } from './keyboard';
import { Person, type Schemas } from './person';
import { undo } from './toasts';

test.use({ site: async ({ campus }, use) => use(campus) });

const HARSH = 'Act now, this is your LAST CHANCE! You owe it to the university.';

test('a newsletter is begun, and every sentence of it says where it comes from', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  const me = new Person(page.request);
  const segment = await makeSegment(me, 'Left long ago');
  await page.goto(STUDIO);
  await expect(heading(page)).toHaveText('Content studio');
  await page.getByRole('link', { name: 'New piece' }).click();
  await expect(heading(page)).toHaveText('New piece');
  await button(page, 'Write a draft').click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Give it a name/);
  await expect(page.getByLabel('For whom')).toHaveAccessibleDescription(/Choose for whom it is\./);
  await page.getByRole('radio', { name: /^Invitation/ }).check();
  await expect(page.getByLabel('Event', { exact: true })).toHaveAccessibleDescription(/Choose the event it invites to\./);
  await axe();
  await expectToFit(page);

  await page.getByRole('radio', { name: /^Newsletter/ }).check();
  await page.getByLabel('Name').fill('Autumn news');
  await page.reload();
  await expect(page.getByLabel('Name'), 'what was typed outlives a reload').toHaveValue('Autumn news');
  await page.getByLabel('For whom').selectOption(segment.id);
  await page.getByRole('checkbox', { name: 'Open jobs' }).uncheck();
  await button(page, 'Write a draft').click();
  await expect(heading(page)).toHaveText('Autumn news');

  const piece = await work.readPiece(me, work.idOnPage(page));
  const all = sentencesOf(piece);
  await expect(sentences(page)).toHaveCount(all.length);
  expect(piece.topics).not.toContain('jobs');
  expect(all.filter(({ sources }) => sources.length === 0)).toEqual([]);
  const coming = all.find(({ sources }) => sources.some((source) => source.kind === 'record' && source.record.startsWith('event:')));
  await sentence(page, coming?.text ?? '').click();
  const sources = page.getByRole('list', { name: 'Sources of this sentence' });
  await expect(sources.getByRole('listitem')).toHaveCount(coming?.sources.length ?? 0);
  await expect(sources).toContainText('Fixed phrase “event.');
  await axe();
  await expectToFit(page);
  const [record] = coming?.sources.flatMap((source) => (source.kind === 'record' ? [source] : [])) ?? [];
  await sources.getByRole('link').first().click();
  await expect(heading(page), 'the record itself').toHaveText(record?.quote ?? '');
});

test('what offends stands in the way of an approval, and a change ends one', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  test.slow();
  await signIn('contributor');
  const me = new Person(page.request);
  const segment = await makeSegment(me, 'For the lint');
  const { id } = await makePiece(me, { name: 'Too loud', tone: 'brief', readers: { segment: segment.id } });
  await page.goto(pieceAddress({ id }));
  const approve = button(approval(page), 'Approve');
  await expect(approve).not.toHaveAttribute('aria-disabled');

  await work.append(page, HARSH);
  await expect(sentence(page, 'You owe it')).toBeVisible();
  await undo(page, 'What you have written was saved.');
  await expect(sentence(page, 'You owe it')).toHaveCount(0);
  await work.append(page, HARSH);
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(approve).toHaveAccessibleDescription(/things have to change before approval\./);
  for (const name of ['False urgency', 'Guilt', 'Shouting']) {
    await expect(work.findings(page).filter({ hasText: name }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go there: “You owe”' }).click();
  await expect(sentence(page, 'You owe it')).toBeFocused();
  await expect(panel(page, 'Where it comes from')).toContainText('Written by Theo Lindqvist');
  await axe();
  await expectToFit(page);
  const refused = await me.send('POST', `/api/graduway/studio/pieces/${id}/approve`, { hash: (await work.readPiece(me, id)).hash });
  expect(refused.status(), 'not by another way either').toBe(422);

  await work.takeOut(page, HARSH);
  await expect(sentence(page, 'You owe it')).toHaveCount(0);
  await expect(approve).not.toHaveAttribute('aria-disabled');
  await approve.click();
  await expect(approval(page)).toContainText('Approved by Theo Lindqvist');
  await undo(page, 'It is approved as it reads now.');
  await expect(approval(page)).not.toContainText('Approved');
  await approve.click();
  await expect(button(approval(page), 'Take the approval back')).toBeVisible();
  await axe();
  await work.append(page, 'We look forward to hearing from you.');
  await expect(approval(page)).toContainText('that approval is void');
  await expect(approve).not.toHaveAttribute('aria-disabled');
});

test('what could be sent leaves an approved piece alone, and nobody is in it who may not be written to', async ({ page, signIn, axe }) => {
  await signIn('contributor');
  const me = new Person(page.request);
  const segment = await makeSegment(me, 'For the files', '1960 to 2026');
  const piece = await makePiece(me, { name: 'To be sent', readers: { segment: segment.id } });
  await page.goto(pieceAddress(piece));
  const file = (name: RegExp) => page.getByRole('menuitem', { name });
  await button(page, 'Export').click();
  for (const name of [/^Mail/, /^Recipients/]) {
    await expect(file(name)).toHaveAttribute('aria-disabled', 'true');
    await expect(file(name)).toContainText('Not yet: approve it first');
  }
  await axe();
  const draft = await work.download(page, file(/^Text/));
  expect(draft.text, 'with the places for each reader').toContain('{{first_name}}');

  await page.keyboard.press('Escape');
  await button(approval(page), 'Approve').click();
  await expect(approval(page)).toContainText('Approved by');
  await button(page, 'Export').click();
  const mail = await work.download(page, file(/^Mail/));
  expect(mail.text).toMatch(/^Subject: /m);
  await button(page, 'Export').click();
  const { text: table } = await work.download(page, file(/^Recipients/));
  const [head, ...rows] = table.trimEnd().split('\r\n');
  expect(head).toMatch(/^person,name,email,contact today,reason/);
  const { total, checked, reached, leftOut } = await me.get<Schemas['StudioRecipients']>(`/api/graduway/studio/pieces/${piece.id}/recipients`);
  expect(rows).toHaveLength(total);
  expect([checked, rows.filter((row) => row.includes(',yes,')).length]).toEqual([total, reached]);
  const unreached = rows.filter((row) => row.includes(',no,'));
  expect(unreached.length, 'there is somebody who has not agreed').toBeGreaterThan(0);
  expect(unreached.filter((row) => row.includes('@'))).toEqual([]);

  await tab(page, 'Readers').click();
  await expect(page.getByText(`${reached} would get it`)).toBeVisible();
  const why = page.getByRole('table', { name: 'Left out, and why' }).locator('tbody tr');
  await expect(why).toHaveCount(leftOut.length);
  expect(leftOut.reduce((sum, { people }) => sum + people, 0)).toBe(total - reached);
  await axe();
});

test('each reader is shown their own letter, and others can be chosen', { tag: '@screen' }, async ({ page, signIn, axe }) => {
  await signIn('contributor');
  const me = new Person(page.request);
  const [many, few] = [await makeSegment(me, 'Many readers'), await makeSegment(me, 'Few readers', '1990 to 1995')];
  const piece = await makePiece(me, { name: 'For each', readers: { segment: many.id } });
  await page.goto(pieceAddress(piece, 'preview'));
  const letters = page.getByRole('article');
  await expect(letters.first()).toBeVisible();
  const before = await letters.first().getAttribute('aria-label');
  const [first] = (before ?? '').replace('For ', '').split(' ');
  await expect(letters.first()).toContainText(`Dear ${first},`);
  await expect(letters.first()).toContainText(`First name “${first}”`);
  await expect(letters.filter({ hasText: '{{' })).toHaveCount(0);
  await axe();
  await expectToFit(page);
  await button(page, 'Next').click();
  await expect(page.getByRole('article', { name: before ?? '', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What readers would read' })).toBeFocused();

  await tab(page, 'Readers').click();
  await page.getByLabel('Other readers').selectOption(few.id);
  await button(page, 'Use these readers').click();
  await expect(page.getByText('Newsletter, warm, for Few readers.')).toBeVisible();
  await expect(panel(page, 'Who would get it today')).toContainText(`${few.peopleNow} people fit.`);
  await axe();
  await expectToFit(page);
  await undo(page, 'It is for other readers now.');
  await expect(page.getByText('Newsletter, warm, for Many readers.')).toBeVisible();
});

test('by keyboard alone a text is read, written and saved', async ({ page, signIn }) => {
  await signIn('contributor');
  const me = new Person(page.request);
  const segment = await makeSegment(me, 'For the keys');
  const piece = await makePiece(me, { name: 'By keys', tone: 'formal', readers: { segment: segment.id } });
  const all = sentencesOf(piece);
  await page.goto(pieceAddress(piece));
  await tabTo(page, sentences(page).first());
  await page.keyboard.press('ArrowDown');
  await expect(sentences(page).nth(1)).toBeFocused();
  await expect(panel(page, 'Where it comes from')).toContainText('Fixed phrase “greeting”');
  await page.keyboard.press('End');
  await expect(sentences(page).nth(all.length - 1)).toBeFocused();

  await tabTo(page, button(page, 'Edit'));
  await page.keyboard.press('Enter');
  await tabTo(page, text(page));
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nGreetings to ');
  await tabTo(page, button(page, 'City'));
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('.');
  await expect(text(page)).toHaveValue(/\n\nGreetings to \{\{city\}\}\.$/);
  await expect(page.locator('mark').filter({ hasText: 'Greetings to {{city}}.' })).toBeVisible();
  await page.reload();
  await expect(text(page), 'it is kept in this tab').toHaveValue(/Greetings to \{\{city\}\}\.$/);
  await text(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('What you have written was saved.')).toBeVisible();
  await expect(sentence(page, 'Greetings to')).toHaveAttribute('data-own');
  const saved = sentencesOf(await work.readPiece(me, piece.id));
  expect(saved.at(-1)?.sources).toMatchObject([{ kind: 'editor', name: 'Theo Lindqvist' }]);
  expect(saved.slice(0, -1), 'whatever was left alone keeps its sources').toEqual(all);
});
