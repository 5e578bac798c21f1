import { beforeEach, expect, test, vi } from 'vitest';
import { hold, nothing, refusal, stubNetwork } from '@/testing/network';
import { content } from '../testing';
import { Autosave, type DraftState } from './autosave';
import { EMPTY, type Form } from './form';
import { recall } from './kept';

const DRAFT = '/api/traits/initiative/draft';
const form = (why: string): Form => ({ ...EMPTY, content: content({ why }) });
const kept = () => Response.json({ traitId: 'initiative', content: {}, updatedAt: '2026-01-06T10:41:00Z' });
const whyOf = (requests: Request[]) =>
  Promise.all(
    requests.map(async (one) => (one.method === 'PUT' ? (await one.clone().json()).content.why : one.method)),
  );

beforeEach(() => {
  vi.useFakeTimers();
});

function begin(put: () => Response | Promise<Response> = kept) {
  const states: DraftState[] = [];
  const requests = stubNetwork({ [`PUT ${DRAFT}`]: put, [`DELETE ${DRAFT}`]: nothing });
  return { requests, states, autosave: new Autosave('uid', 'initiative', (state) => states.push(state)) };
}

/** Lets time pass, and what was sent meanwhile arrive. */
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('it is sent after a pause, and only the last of it', async () => {
  const { autosave, requests, states } = begin();
  for (const why of ['a', 'ab', 'abc']) autosave.change({ form: form(why), version: 2 });
  expect(recall('uid', 'initiative')?.form.content.why, 'the tab has it at once').toBe('abc');
  await wait(1000);
  expect(await whyOf(requests)).toEqual(['abc']);
  expect(states.at(-1)).toEqual({ kind: 'kept', at: '2026-01-06T10:41:00Z' });
  expect(recall('uid', 'initiative')).toBeNull();
});

test('a request never overtakes another one', async () => {
  const { held, release } = hold<Response>();
  const answers = [held, kept()];
  const { autosave, requests } = begin(() => answers.shift() ?? kept());
  autosave.change({ form: form('first'), version: 2 });
  await wait(1000);
  autosave.change({ form: form('second'), version: 2 });
  await wait(3000);
  expect(await whyOf(requests)).toEqual(['first']);
  release(kept());
  await wait(0);
  expect(await whyOf(requests)).toEqual(['first', 'second']);
  expect(recall('uid', 'initiative')).toBeNull();
});

test('what does not arrive is sent again, less and less often, and what is refused is not', async () => {
  const { autosave, requests, states } = begin(() => refusal('overloaded', 'Busy.', 503));
  autosave.change({ form: form('a'), version: 2 });
  await wait(1000);
  expect(states.at(-1)).toMatchObject({ kind: 'failed', isFinal: false });
  await wait(3000 + 6000 + 12_000);
  expect(requests).toHaveLength(4);
  stubNetwork({ [`PUT ${DRAFT}`]: () => refusal('not_found', 'Gone.', 404) });
  await autosave.flush();
  expect(states.at(-1)).toEqual({ kind: 'failed', message: 'Gone.', isFinal: true });
  expect(vi.getTimerCount()).toBe(0);
  expect(recall('uid', 'initiative')?.form.content.why).toBe('a');
});

test('while it is being saved nothing is sent; what was typed since is, afterwards', async () => {
  const { autosave, requests } = begin();
  const first = form('first');
  autosave.change({ form: first, version: 2 });
  await autosave.hold();
  autosave.change({ form: form('second'), version: 2 });
  await wait(5000);
  expect(requests).toEqual([]);
  autosave.done(first);
  await wait(1000);
  expect(await whyOf(requests)).toEqual(['second']);
});

test('what is saved is not kept, and what was not saved is', async () => {
  const { autosave, requests } = begin();
  const only = form('only');
  autosave.change({ form: only, version: 2 });
  await autosave.hold();
  autosave.done(only);
  await wait(5000);
  expect(requests).toEqual([]);
  expect(recall('uid', 'initiative')).toBeNull();

  autosave.change({ form: form('again'), version: 3 });
  await autosave.hold();
  autosave.leave();
  await wait(5000);
  expect(requests, 'it may be saved yet').toEqual([]);
  autosave.resume();
  await wait(0);
  expect(await whyOf(requests)).toEqual(['again']);
});

test('a draft is cleared only if there is one', async () => {
  const { autosave, requests } = begin();
  await autosave.clear();
  expect(requests).toEqual([]);
  autosave.change({ form: form('a'), version: 2 });
  await wait(1000);
  await autosave.clear();
  expect(await whyOf(requests)).toEqual(['a', 'DELETE']);
});
