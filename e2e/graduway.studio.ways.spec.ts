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
} from './graduway-work';
import { expectAnswer, Person } from './person';
import { undo } from './toasts';

test.use({ site: async ({ campus }, use) => use(campus) });

test('two who write at the same time lose nothing, and every version comes back', async ({ page, signIn, visitor, axe, watch }) => {
  watch.expectFailure(/\/api\/graduway\/studio\/pieces\/[^/]+$/, 409);
  await signIn('contributor');
  const me = new Person(page.request);
  const segment = await makeSegment(me, 'Two writers');
  const piece = await makePiece(me, { name: 'Written by two', tone: 'brief', readers: { segment: segment.id } });
  await page.goto(pieceAddress(piece));
  await button(page, 'Edit').click();
  await page.getByLabel('Subject').fill('My subject');

  const other = await visitor();
  await other.signIn('admin');
  const { id, revision, name } = piece;
  const theirs = { seen: revision, name, subject: 'Their subject', paragraphs: ['Dear {{first_name}},'] };
  await expectAnswer<work.Piece>(await other.send('PUT', `/api/graduway/studio/pieces/${id}`, theirs), 200);
  await button(page, 'Save').click();
  const told = page.getByRole('alert').filter({ hasText: 'Dana Reyes has saved it' });
  await expect(told).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('My subject');
  await axe();
  await button(told, 'Save mine over it').click();
  await expect(sentence(page, 'My subject')).toBeVisible();

  await tab(page, 'Versions').click();
  const versions = page.getByRole('table', { name: 'Versions' }).getByRole('row');
  await expect(versions.filter({ hasText: 'Their subject' })).toContainText('Dana Reyes');
  await versions.filter({ hasText: 'Their subject' }).getByRole('button', { name: /^Restore version/ }).click();
  await expect(page.getByText(/^It is again as it was in version \d\./)).toBeVisible();
  await axe();
  await undo(page, /^It is again as it was in version \d\.$/);
  await expect(versions.filter({ hasText: 'Now' })).toContainText('My subject');

  await button(page, 'Write anew').click();
  const dialog = page.getByRole('dialog', { name: 'Write it anew' });
  await dialog.getByRole('radio', { name: 'Formal' }).check();
  await axe();
  await button(dialog, 'Write it anew').click();
  await expect(page.getByText('It was written anew.')).toBeVisible();
  await expect(page.getByText('Newsletter, formal, for Two writers.')).toBeVisible();
});

test('an invitation and a class note are written, a piece is deleted and brought back', async ({ page, signIn, watch }) => {
  watch.expectFailure('/api/graduway/studio/pieces/none', 404);
  await signIn('contributor');
  const me = new Person(page.request);
  const segment = await makeSegment(me, 'For all kinds');
  const [event] = (await work.studio(me)).events;
  await page.goto(`${STUDIO}/new`);
  await page.getByLabel('Name').fill('Come and see');
  await page.getByRole('radio', { name: /^Invitation/ }).check();
  await page.getByLabel('Event', { exact: true }).selectOption(String(event?.id));
  await page.getByLabel('For whom').selectOption(segment.id);
  await page.getByRole('radio', { name: 'Formal' }).check();
  await button(page, 'Write a draft').click();
  await expect(page.getByText(`Invitation, formal, for ${segment.name}.`)).toBeVisible();
  await expect(sentences(page).filter({ hasText: event?.title ?? '' }).first()).toBeVisible();

  const note = await makePiece(me, { name: 'What became of us', kind: 'class_note', readers: { segment: segment.id } });
  expect(sentencesOf(note).filter(({ sources }) => sources.length === 0)).toEqual([]);
  await page.goto(pieceAddress(note));
  await button(page, 'Delete What became of us').click();
  const pieces = page.getByRole('table', { name: 'Pieces' }).getByRole('row');
  await expect(page.getByText('What became of us was deleted.')).toBeVisible();
  await expect(pieces.filter({ hasText: 'Come and see' })).toContainText('Invitation, formal');
  await expect(pieces.filter({ hasText: 'What became of us' })).toHaveCount(0);
  await undo(page, 'What became of us was deleted.');
  await expect(pieces.filter({ hasText: 'What became of us' })).toContainText('Class note');
  await page.goto(`${STUDIO}/pieces/none`);
  await expect(page.getByRole('alert')).toContainText(/not|no /i);
  await page.getByRole('link', { name: 'All pieces' }).click();
  await expect(heading(page)).toHaveText('Content studio');
});

test('a viewer reads every piece, and what there is to do is switched off', { tag: '@screen' }, async ({ page, signIn, visitor, axe }) => {
  const author = await visitor();
  await author.signIn('contributor');
  const segment = await makeSegment(author, 'For viewers');
  const piece = await makePiece(author, { name: 'To be read', readers: { segment: segment.id } });
  await signIn('viewer');
  await page.goto(STUDIO);
  await expect(button(page, 'New piece')).toHaveAccessibleDescription(/Only a contributor or an admin/);
  await axe();
  await page.getByRole('link', { name: 'To be read' }).click();
  await expect(button(approval(page), 'Approve')).toBeDisabled();
  for (const name of ['Edit', 'Write anew', 'Delete To be read']) await expect(button(page, name)).toHaveCount(0);
  await sentences(page).nth(1).click();
  await expect(panel(page, 'Where it comes from')).toContainText('greeting');
  await axe();
  await expectToFit(page);
  const me = new Person(page.request);
  for (const path of ['export.eml', 'recipients.csv']) {
    expect((await me.http.get(`/api/graduway/studio/pieces/${piece.id}/${path}`)).status(), path).toBe(403);
  }
});
