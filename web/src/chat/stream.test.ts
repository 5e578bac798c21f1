import { beforeEach, expect, test, vi } from 'vitest';
import { hold, refusal, stubNetwork } from '@/testing/network';
import type { LiveEvent } from './live';
import { makeLine } from './rendering';
import { type Line, pauseAfter, TRIES, watchAnswer } from './stream';
import { answer, PARTS, working } from './testing';

const EVENTS = 'GET /api/answers/answer-1/events';
const whole = (seq: number): LiveEvent => ({ name: 'answer', data: working({ seq }) });
const end: LiveEvent = { name: 'end', data: answer() };

type Script = ((request: Request) => Response | Promise<Response>)[];

const away = (): Response => {
  throw new TypeError('no network');
};

/** Watches while the server does one thing after the other, and the last one for ever. */
function watch(script: Script) {
  let at = 0;
  const requests = stubNetwork({
    [EVENTS]: (request) => (script[Math.min(at++, script.length - 1)] ?? away)(request),
  });
  const [events, lines, pauses]: [LiveEvent[], Line[], number[]] = [[], [], []];
  const gone = new AbortController();
  const around = {
    random: () => 1,
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
    },
  };
  const watcher = {
    signal: gone.signal,
    onEvent: (event: LiveEvent) => events.push(event),
    onLine: (line: Line) => lines.push(line),
  };
  return { done: watchAnswer('answer-1', watcher, around), events, lines, pauses, requests, gone };
}

/** A line that says this and is then closed. */
const says =
  (...told: LiveEvent[]) =>
  () => {
    const line = makeLine();
    told.forEach(line.tell);
    line.close();
    return line.response();
  };

beforeEach(() => vi.useRealTimers());

test('it is watched to its end, and then no more', async () => {
  const part: LiveEvent = { name: 'part', data: { index: 0, part: PARTS.text } };
  const { done, events, requests, pauses } = watch([says(whole(1), part, end)]);
  await done;
  expect(events).toEqual([whole(1), part, end]);
  expect(requests).toHaveLength(1);
  expect(pauses).toEqual([]);
});

test.each(['done', 'stopped', 'failed'] as const)('a whole that is %s is its end', async (state) => {
  const line = makeLine();
  const data = answer({ state });
  line.tell({ name: 'answer', data });
  const { done, events, lines, requests } = watch([line.response]);
  await done;
  expect(events).toEqual([{ name: 'end', data }]);
  expect(lines).toEqual([{ state: 'open' }]);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.signal.aborted, 'the line is closed').toBe(true);
});

test('a line that is cut is opened again, after longer and longer pauses', async () => {
  const cut = () => {
    const line = makeLine();
    queueMicrotask(line.cut);
    return line.response();
  };
  const { done, lines, pauses } = watch([
    away,
    cut,
    () => refusal('internal', 'No.', 500),
    says(),
    says(whole(4), end),
  ]);
  await done;
  expect(pauses).toEqual([400, 800, 1600, 3200]);
  expect(lines.map(({ state }) => state)).toEqual(['cut', 'cut', 'cut', 'cut', 'open', 'open']);
});

test('something new starts the pauses over, the same again does not', async () => {
  const { done, pauses } = watch([
    away,
    away,
    says(whole(1)),
    says(whole(1)),
    says(whole(2)),
    says(whole(3), end),
  ]);
  await done;
  expect(pauses).toEqual([400, 800, 400, 800, 400]);
});

test('it is given up in the end, with a sentence', async () => {
  const { done, lines, requests } = watch([says(whole(1))]);
  await done;
  expect(requests).toHaveLength(TRIES);
  expect(lines.at(-1)).toMatchObject({ state: 'lost', problem: expect.stringContaining('try again') });
});

test('what the server refuses is not asked for again', async () => {
  const { done, lines, requests } = watch([() => refusal('not_found', 'There is no such answer.', 404)]);
  await done;
  expect(requests).toHaveLength(1);
  expect(lines).toEqual([{ state: 'lost', problem: 'There is no such answer.' }]);
});

test('too many at once pass', async () => {
  const { done, lines } = watch([() => refusal('rate_limited', 'Too many.', 429), says(whole(1), end)]);
  await done;
  expect(lines.at(-1)).toEqual({ state: 'open' });
});

test('half an event or nonsense is told by the next line', async () => {
  const nonsense = () => new Response('event: part\ndata: {"index"\n\nevent: end\ndata: {}\n\n');
  const { done, events } = watch([nonsense, says(whole(1), end)]);
  await done;
  expect(events).toEqual([whole(1), end]);
});

test('events that this page does not know are passed over', async () => {
  const line = makeLine();
  line.tell({ name: 'confetti', data: {} } as unknown as LiveEvent);
  line.tell(end);
  const { done, events } = watch([line.response]);
  await done;
  expect(events).toEqual([end]);
});

test('who has gone hears nothing more, and the line is closed', async () => {
  const line = makeLine();
  const { done, events, lines, requests, gone } = watch([line.response]);
  line.tell(whole(1));
  await vi.waitFor(() => expect(events).toHaveLength(1));
  gone.abort();
  await done;
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(lines).toEqual([{ state: 'open' }]);
});

test('who goes while it is opened is not kept', async () => {
  const { held, release } = hold<Response>();
  const { done, lines, gone } = watch([() => held]);
  gone.abort();
  release(says(whole(1))());
  await done;
  expect(lines).toEqual([]);
});

test('a line that says nothing for long is taken for dead', async () => {
  vi.useFakeTimers();
  const silent = (request: Request) =>
    new Promise<Response>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(new Error('gone'))),
    );
  const { done, requests } = watch([silent, says(whole(1), end)]);
  await vi.advanceTimersByTimeAsync(44_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(requests).toHaveLength(2);
});

test('pauses grow to an end, and differ', () => {
  expect([1, 2, 3, 10].map((tries) => pauseAfter(tries, 1))).toEqual([400, 800, 1600, 15_000]);
  expect(pauseAfter(10, 0)).toBe(7500);
});
