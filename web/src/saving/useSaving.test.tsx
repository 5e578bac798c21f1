import { expect, test } from 'vitest';
import { keepCopy } from '@/ui/lastCopy';
import { away, openList, refused, Server } from './testing';

const PLACE = 'list/uid-contributor/l1';

test('what is changed is saved, and an undo saves what was before', async () => {
  const server = new Server();
  const { page, put, undo, settle } = openList(server);
  await put({ note: 'second' }, 'note');
  await put({ name: 'Plans' }, 'name');
  await settle();
  expect(server.now).toMatchObject({ name: 'Plans', note: 'second' });
  expect(page().last).toBe('name');
  await undo();
  await settle();
  expect(server.now).toMatchObject({ name: 'Plan', note: 'second' });
  expect(page().last).toBe('note');
  await undo();
  await undo();
  await settle();
  expect(server.now).toMatchObject({ name: 'Plan', note: 'first' });
  expect(page().last).toBeNull();
});

test('what changes nothing is no step', async () => {
  const server = new Server();
  const { page, put, settle } = openList(server);
  await put({ note: 'first' }, 'note');
  await settle();
  expect(page().last).toBeNull();
  expect(server.saves).toEqual([]);
});

test('what somebody else has saved is taken over, and no undo takes it away', async () => {
  const server = new Server();
  const { page, put, undo, settle, lookAgain } = openList(server);
  await put({ name: 'Plans' }, 'name');
  await settle();
  server.change({ note: 'theirs' });
  await lookAgain();
  expect(page().draft).toEqual({ name: 'Plans', note: 'theirs' });
  expect(page().last).toBeNull();
  await undo();
  await settle();
  expect(server.now).toMatchObject({ name: 'Plans', note: 'theirs' });

  await put({ name: 'Plan B' }, 'name');
  await undo();
  await settle();
  expect(server.now).toMatchObject({ name: 'Plans', note: 'theirs' });
});

test('what is saved here, and looked at again, can still be undone', async () => {
  const server = new Server();
  const { page, put, settle, lookAgain } = openList(server);
  await put({ note: 'second' }, 'note');
  await settle();
  await lookAgain();
  expect(page().last).toBe('note');
});

test('an undo over what somebody else has saved unseen is held, and either can be chosen', async () => {
  const server = new Server();
  const { page, put, undo, settle } = openList(server);
  await put({ note: 'second' }, 'note');
  await settle();
  server.change({ name: 'Theirs' });
  await undo();
  await settle();
  expect(page().state).toEqual({ kind: 'overtaken', current: server.now });
  expect(server.now).toMatchObject({ name: 'Theirs', note: 'second' });

  page().take(server.now, 'the changes of somebody else');
  await settle();
  expect(page().draft).toEqual({ name: 'Theirs', note: 'second' });
  expect(page().state).toEqual({ kind: 'saved' });
});

test('what somebody else has saved does not replace what is not saved here', async () => {
  const server = new Server();
  const { page, put, settle, lookAgain } = openList(server);
  await put({ note: 'mine' }, 'note');
  server.change({ note: 'theirs' });
  await lookAgain();
  expect(page().draft.note).toBe('mine');
  await settle();
  expect(page().state.kind).toBe('overtaken');
  expect(server.now.note).toBe('theirs');
});

test.each([
  ['is refused', refused(), 'The name is too long.'],
  ['does not arrive', away(), 'The server cannot be reached.'],
])('what %s stays, is said, and can be sent again', async (_, failure, message) => {
  const server = new Server();
  server.failures.push(failure);
  const { page, put, settle } = openList(server);
  await put({ note: 'mine' }, 'note');
  await settle();
  expect(page().state).toEqual({ kind: 'failed', message });
  expect(page().draft.note).toBe('mine');
  await settle();
  expect(server.now.note).toBe('mine');
  expect(page().state).toEqual({ kind: 'saved' });
});

test('what was typed before a reload and has not arrived is there again, and is sent', async () => {
  keepCopy(PLACE, { draft: { name: 'Plan', note: 'typed' }, seen: 1 });
  const server = new Server();
  const { page, settle } = openList(server);
  expect(page().draft.note).toBe('typed');
  expect(page().wasFound).toBe(true);
  await settle();
  expect(server.now.note).toBe('typed');
});

test('what was typed before a reload does not replace what somebody else has saved since', async () => {
  const server = new Server();
  server.change({ note: 'theirs' });
  keepCopy(PLACE, { draft: { name: 'Plan', note: 'typed' }, seen: 1 });
  const { page, settle } = openList(server);
  expect(page().state).toEqual({ kind: 'overtaken', current: server.now });
  await settle();
  expect(server.saves).toEqual([]);
  expect(page().draft.note).toBe('typed');
});
