import { beforeEach, expect, test, vi } from 'vitest';
import { hold } from '@/testing/network';
import { keepCopy } from '@/ui/lastCopy';
import { recallDraft, Saver, type SaveState } from './saver';
import { away, type Draft, draftOf, type List, list, refused, Server } from './testing';

const PLACE = 'list/uid/l1';
const AFTER_THE_PAUSE = 600;
const AGAIN = 5000;

beforeEach(() => {
  vi.useFakeTimers();
});

function start(server = new Server()) {
  const told: SaveState<List>[] = [];
  const arrived: number[] = [];
  const saver = new Saver<List, Draft>(server.now, {
    place: PLACE,
    send: server.save,
    tell: (state) => told.push(state),
    arrived: ({ revision }) => arrived.push(revision),
  });
  return { server, saver, told, arrived, change: (note: string) => saver.change({ name: 'Plan', note }) };
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test('what is typed is in the tab at once, and on the server after a pause, once', async () => {
  const { server, saver, told, arrived, change } = start();
  change('a');
  change('ab');
  expect(recallDraft(PLACE)).toEqual({ draft: { name: 'Plan', note: 'ab' }, seen: 1 });
  await pass(AFTER_THE_PAUSE - 1);
  expect(server.saves).toEqual([]);
  await pass(1);
  expect(server.saves).toEqual([{ seen: 1, draft: { name: 'Plan', note: 'ab' } }]);
  expect(told.at(-1)).toEqual({ kind: 'saved' });
  expect(arrived).toEqual([2]);
  expect(recallDraft(PLACE)).toBeNull();
  expect(saver.isClean).toBe(true);
});

test('what is typed while something is on its way goes after it, over what it has become', async () => {
  const { server, change } = start();
  const { held, release } = hold<void>();
  server.gate = held;
  change('a');
  await pass(AFTER_THE_PAUSE);
  change('b');
  await pass(AFTER_THE_PAUSE);
  expect(server.saves).toHaveLength(1);
  release();
  await pass(0);
  expect(server.saves).toHaveLength(2);
  expect(server.saves.map(({ seen, draft }) => [seen, draft.note])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
  expect(server.now.note).toBe('b');
});

test('who was overtaken sends nothing more until they have chosen, and loses nothing', async () => {
  const { server, saver, told, change } = start();
  server.change({ note: 'theirs' });
  change('mine');
  await pass(AFTER_THE_PAUSE);
  expect(told.at(-1)).toEqual({ kind: 'overtaken', current: server.now });
  change('mine, and more');
  await pass(AGAIN);
  saver.sendLast();
  expect(server.saves).toHaveLength(1);
  expect(recallDraft(PLACE)).toEqual({ draft: { name: 'Plan', note: 'mine, and more' }, seen: 1 });
  await expect(saver.settled()).rejects.toThrow('not saved yet');

  await saver.over(server.now, { name: 'Plan', note: 'mine, and more' });
  expect(server.saves.at(-1)?.seen).toBe(2);
  expect(server.now.note).toBe('mine, and more');
  expect(told.at(-1)).toEqual({ kind: 'saved' });
});

test('who takes theirs has nothing left to send', async () => {
  const { server, saver, told, change } = start();
  server.change({ note: 'theirs' });
  change('mine');
  await pass(AFTER_THE_PAUSE);
  saver.take(server.now);
  await pass(AGAIN);
  expect(server.saves).toHaveLength(1);
  expect(told.at(-1)).toEqual({ kind: 'saved' });
  expect(recallDraft(PLACE)).toBeNull();
  expect(saver.base).toBe(server.now);
});

test('what is refused is not sent again by itself, and stays in the tab', async () => {
  const { server, told, change } = start();
  server.failures.push(refused());
  change('x');
  await pass(AFTER_THE_PAUSE + 3 * AGAIN);
  expect(server.saves).toHaveLength(1);
  expect(told.at(-1)).toEqual({ kind: 'failed', message: 'The name is too long.' });
  expect(recallDraft<Draft>(PLACE)?.draft.note).toBe('x');
});

test('what does not reach the server is sent again until it does', async () => {
  const { server, told, change } = start();
  server.failures.push(away(), away());
  change('x');
  await pass(AFTER_THE_PAUSE);
  expect(told.at(-1)).toEqual({ kind: 'failed', message: 'The server cannot be reached.' });
  await pass(AGAIN);
  expect(server.saves).toHaveLength(2);
  await pass(AGAIN);
  expect(server.now.note).toBe('x');
  expect(told.at(-1)).toEqual({ kind: 'saved' });
});

test('a page that was left sends what waits at once, and tries no more', async () => {
  const { server, saver, change } = start();
  server.failures.push(away());
  change('x');
  saver.leave();
  await pass(3 * AGAIN);
  expect(server.saves).toHaveLength(1);
  expect(recallDraft<Draft>(PLACE)?.draft.note).toBe('x');
});

test('what is settled is what the server has', async () => {
  const { server, saver, change } = start();
  change('x');
  expect(await saver.settled()).toEqual(list({ note: 'x', revision: 2 }));
  expect(server.saves).toHaveLength(1);
  expect(draftOf(server.now).note).toBe('x');
});

test('a copy that cannot be read is none', () => {
  keepCopy(PLACE, { seen: 3 });
  expect(recallDraft(PLACE)).toBeNull();
  sessionStorage.setItem(PLACE, '{');
  expect(recallDraft(PLACE)).toBeNull();
});
