import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer, refusal, stubNetwork } from '@/testing/network';
import { changeAll, slicesOf, takeBack } from './slices';
import { changes } from './testing';

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j is sent as %j', (all, slices) => {
  expect(slicesOf(all, 2)).toEqual(slices);
});

const ids = Array.from({ length: 1200 }, (_, place) => `id-${place}`);
const BULK = 'POST /api/traits/bulk';

async function bulk(request: Request) {
  const { ids: slice }: Schemas['ChangeTraits'] = await request.json();
  return answer<'BulkOutcome'>({
    changed: slice.slice(1).map((id) => ({ id, name: id })),
    unchanged: slice.slice(0, 1).map((id) => ({ id, reason: 'It is archived already.' })),
    cells: [],
  });
}

test('many are changed in slices, and what became of all is told together', async () => {
  const requests = stubNetwork({ [BULK]: bulk });
  const steps: number[] = [];
  const done = await changeAll(ids, { action: 'archive' }, { onProgress: (step) => steps.push(step) });
  expect(steps).toEqual([500, 1000, 1200]);
  expect((await changes(requests)).map(([, body]) => body.ids.length)).toEqual([500, 500, 200]);
  expect(done.outcome.changed).toHaveLength(1197);
  expect(done.outcome.unchanged.map(({ id }) => id)).toEqual(['id-0', 'id-500', 'id-1000']);
});

test('what was done before a failure is known', async () => {
  let calls = 0;
  stubNetwork({
    [BULK]: (request) => {
      calls += 1;
      return calls === 2 ? refusal('overloaded', 'Too much to do.', 503) : bulk(request);
    },
  });
  const done = await changeAll(ids, { action: 'archive' }, { onProgress: () => {} });
  expect(done.outcome.changed).toHaveLength(499);
  expect(done.failure).toMatchObject({ message: 'Too much to do.' });
  expect(calls).toBe(2);
});

test('who stops it leaves the rest as it is', async () => {
  const requests = stubNetwork({ [BULK]: bulk });
  const stop = new AbortController();
  const watch = { onProgress: () => stop.abort(), signal: stop.signal };
  const done = await changeAll(ids, { action: 'archive' }, watch);
  expect(done).toMatchObject({ wasStopped: true, failure: null });
  expect(requests).toHaveLength(1);
});

test('departments are told what they said before, as many at once as the server takes', async () => {
  const requests = stubNetwork({
    'PUT /api/departments/cells': () => answer<'CellsBefore'>({ before: [] }),
  });
  const cells = ids
    .slice(0, 600)
    .flatMap((traitId) =>
      Array.from({ length: 10 }, (_, place) => ({ department: `d-${place}`, traitId, importance: null })),
    );
  const outcome = { changed: [], unchanged: [], cells };
  await takeBack(outcome, { action: 'addToDepartments' }, { onProgress: () => {} });
  expect((await changes(requests)).map(([, body]) => body.cells.length)).toEqual([5000, 1000]);
});
