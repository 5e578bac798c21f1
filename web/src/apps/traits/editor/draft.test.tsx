import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { nothing, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { content, trait } from '../testing';
import { toDraft } from './form';
import { draft, EDIT, field, openEditor, saveButton, TRAIT, write } from './testing';

vi.mock('@/identity/leave');

const DRAFT = `PUT ${TRAIT}/draft`;
const found = (body: object) => () => Response.json({ draft: body });
const why = () => screen.getByLabelText('Why it matters');
const leave = () => user.click(screen.getByRole('link', { name: 'Library' }));

test('what is typed is kept as a draft, and that is told politely', async () => {
  const { sent } = openEditor('contributor');
  await write('Why it matters', 'Small problems stay small.');
  await write('What you have changed (optional)', 'Shorter');
  const told = await screen.findByText(/^Saved as a draft at \d+:41/);
  expect(told).toHaveRole('status');
  const [{ content: kept, baseVersion }] = await sent(DRAFT);
  expect(kept).toMatchObject({ name: 'Initiative', why: 'Small problems stay small.', note: 'Shorter' });
  expect(baseVersion).toBe(2);
  expect(sessionStorage, 'the server has it').toHaveLength(0);
});

test('what is not different any more is no draft any more', async () => {
  const { made } = openEditor('contributor');
  await write('Why it matters', 'Another reason.');
  await screen.findByText(/^Saved as a draft/);
  await write('Why it matters', content().why);
  await waitFor(() => expect(made(`DELETE ${TRAIT}/draft`)).toHaveLength(1));
  expect(screen.getByText('All changes are saved.')).toBeInTheDocument();
});

test('who leaves at once finds what they typed', async () => {
  const { sent } = openEditor('contributor');
  await write('Why it matters', 'In a hurry.');
  await leave();
  await screen.findByText('Elsewhere');
  const [{ content: kept }] = await sent(DRAFT);
  expect(kept.why).toBe('In a hurry.');
});

test('a closed tab sends what it has', async () => {
  const { made } = openEditor('contributor');
  await write('Why it matters', 'Closing.');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(made(DRAFT)).toHaveLength(1));
  expect(made(DRAFT)[0]?.keepalive).toBe(true);
});

test('a draft that was found is offered, and gone on with', async () => {
  const { made } = openEditor('contributor', EDIT, {
    [`GET ${TRAIT}/draft`]: found(draft(content({ why: 'From yesterday.' }))),
  });
  expect(await screen.findByText(/^You have changes from .+ that are not saved\.$/)).toBeInTheDocument();
  expect(why(), 'nobody types over it').toBeDisabled();
  expect(why()).toHaveAccessibleDescription(/^You have changes from/);
  await expectAccessible();
  screen.getByRole('button', { name: 'Continue with them' }).focus();
  await user.keyboard('{Enter}');
  expect(why()).toHaveValue('From yesterday.');
  expect(await field('Name')).toHaveFocus();
  expect(made(`DELETE ${TRAIT}/draft`)).toEqual([]);
});

test('a draft that says the same is not worth a word', async () => {
  openEditor('contributor', EDIT, {
    [`GET ${TRAIT}/draft`]: found(
      draft({ ...content(), departments: [{ department: 'sales', importance: 4 }] }),
    ),
  });
  expect(await field('Name')).toBeEnabled();
  expect(screen.queryByText(/^You have changes/)).not.toBeInTheDocument();
});

test('a draft that is discarded comes back by Undo', async () => {
  const { made, sent } = openEditor('contributor', EDIT, {
    [`GET ${TRAIT}/draft`]: found(draft(content({ why: 'From yesterday.' }))),
  });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(why()).toBeEnabled());
  expect(why()).toHaveValue(content().why);
  expect(made(`DELETE ${TRAIT}/draft`)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(why()).toHaveValue('From yesterday.');
  await screen.findByText(/^Saved as a draft/);
  expect((await sent(DRAFT)).at(-1).content.why).toBe('From yesterday.');
});

test('a draft that cannot be discarded stays offered', async () => {
  openEditor('contributor', EDIT, {
    [`GET ${TRAIT}/draft`]: found(draft(content({ why: 'From yesterday.' }))),
    [`DELETE ${TRAIT}/draft`]: () => refusal('overloaded', 'Too much to do.', 503),
  });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Too much to do.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue with them' })).toBeInTheDocument();
});

test('changes that are discarded come back by Undo', async () => {
  openEditor('contributor');
  await write('Why it matters', 'Another reason.');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(why()).toHaveValue(content().why);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(why()).toHaveValue('Another reason.');
});

test('without a connection what was typed stays, is sent again, and survives the page', async () => {
  let isUp = false;
  const { made, router } = openEditor('contributor', EDIT, {
    [DRAFT]: () => {
      if (!isUp) throw new TypeError('no network');
      return Response.json(draft({}));
    },
  });
  await write('Why it matters', 'Typed on a train.');
  expect(await screen.findByText(/^The draft has not reached the server yet\./)).toBeInTheDocument();
  expect(why()).toHaveValue('Typed on a train.');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true })), 'it asks first').toBe(false);
  await leave();
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Continue with them' }));
  expect(why()).toHaveValue('Typed on a train.');
  const before = made(DRAFT).length;
  await waitFor(() => expect(made(DRAFT).length).toBeGreaterThan(before));
  isUp = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('a draft that the server does not take says so, and stays in the tab', async () => {
  openEditor('contributor', EDIT, {
    [DRAFT]: () => refusal('validation_failed', 'content: at most 100000 bytes, this has 100001.', 422),
  });
  await write('Why it matters', 'Long.');
  expect(
    await screen.findByText(/^The draft could not be kept: .+ It is only in this tab/),
  ).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(1);
});

test('without a connection nothing is saved, nothing is lost, and it can be tried again', async () => {
  let isUp = false;
  openEditor('contributor', EDIT, {
    [`PUT ${TRAIT}`]: () => {
      if (!isUp) throw new TypeError('no network');
      return Response.json(trait({ version: 3, content: content({ why: 'Offline.' }) }));
    },
    [`GET ${TRAIT}`]: () =>
      Response.json(isUp ? trait({ version: 3, content: content({ why: 'Offline.' }) }) : trait()),
  });
  await write('Why it matters', 'Offline.');
  await user.click(await saveButton());
  expect(await screen.findByText(/^The server cannot be reached\./)).toHaveTextContent(
    'What you have written stays here.',
  );
  expect(why()).toHaveValue('Offline.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Initiative was saved.')).toBeInTheDocument();
  expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
});

test('whether there is a draft has to be known before anybody types', async () => {
  let isUp = false;
  openEditor('contributor', '/traits/new', {
    'GET /api/traits/new/draft': () =>
      isUp ? Response.json({ draft: null }) : refusal('overloaded', 'Too much to do.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(screen.getByRole('heading', { level: 1, name: 'New trait' })).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await field('Name')).toBeEnabled();
});

test('what another page hands over is in the form, and kept', async () => {
  const { router, sent } = openEditor('contributor', '/elsewhere');
  const state = { content: content({ name: 'Grit' }), departments: [{ department: 'sales', importance: 5 }] };
  await act(() => router.navigate('/traits/new', { state }));
  expect(await field('Name')).toHaveValue('Grit');
  expect(await screen.findByLabelText('Sales')).toHaveValue('5');
  await screen.findByText(/^Saved as a draft/);
  expect((await sent('PUT /api/traits/new/draft'))[0].content).toMatchObject({ name: 'Grit' });
});

test('what is handed over and an older draft do not overwrite each other', async () => {
  const older = toDraft({ content: content({ name: 'Zeal' }), departments: [], note: '', names: {} });
  const { router } = openEditor('contributor', '/elsewhere', {
    'GET /api/traits/new/draft': found(draft(older, { traitId: 'new', baseVersion: null })),
    'DELETE /api/traits/new/draft': nothing,
  });
  await act(() => router.navigate('/traits/new', { state: { content: content({ name: 'Grit' }) } }));
  expect(await screen.findByText(/^You also have another new trait called Zeal/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard that one' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeEnabled());
  expect(await field('Name')).toHaveValue('Grit');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await field('Name')).toHaveValue('Zeal');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await field('Name'), 'that, too, can be taken back').toHaveValue('Grit');
});
