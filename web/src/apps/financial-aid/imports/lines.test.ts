import { expect, test } from 'vitest';
import { makeReader, readLines } from './lines';

const encode = (text: string) => new TextEncoder().encode(text);
const VALUES = [{ name: 'Zoë 🎓' }, { name: '王' }, { name: 'a\nb' }];
const TEXT = `${VALUES.map((value) => JSON.stringify(value)).join('\n')}\n`;

/** A stream of these pieces. */
const streamOf = (pieces: readonly Uint8Array[], onCancel = () => {}) => {
  const left = [...pieces];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: onCancel,
  });
};

async function all<T>(stream: ReadableStream<Uint8Array>): Promise<T[]> {
  const values: T[] = [];
  for await (const some of readLines<T>(stream)) values.push(...some);
  return values;
}

test('wherever the bytes are cut, the values are the same', () => {
  const bytes = encode(TEXT);
  for (let first = 0; first <= bytes.length; first += 1) {
    for (const second of [first, Math.min(first + 1, bytes.length), bytes.length]) {
      const { read, end } = makeReader();
      const pieces = [bytes.slice(0, first), bytes.slice(first, second), bytes.slice(second)];
      expect([...pieces.flatMap(read), ...end()]).toEqual(VALUES);
    }
  }
});

test('byte by byte', async () => {
  expect(await all(streamOf([...encode(TEXT)].map((byte) => Uint8Array.of(byte))))).toEqual(VALUES);
});

test('a value comes as soon as its line is whole, not before', () => {
  const { read } = makeReader();
  expect(read(encode('{"n":1}'))).toEqual([]);
  expect(read(encode('\r\n{"n":2}\n{"n"'))).toEqual([{ n: 1 }, { n: 2 }]);
  expect(read(encode(':3}\n'))).toEqual([{ n: 3 }]);
});

test('the last line needs no end, and empty ones say nothing', async () => {
  expect(await all(streamOf([encode('\n{"n":1}\n\n'), encode('{"n":2}')]))).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await all(streamOf([]))).toEqual([]);
});

test('what is no JSON fails', async () => {
  await expect(all(streamOf([encode('{"n":1}\n<html>\n')]))).rejects.toThrow(SyntaxError);
});

test('who stops listening ends the stream', async () => {
  let wasCancelled = false;
  const stream = streamOf([encode('1\n'), encode('2\n'), encode('3\n')], () => {
    wasCancelled = true;
  });
  for await (const _ of readLines(stream)) break;
  expect(wasCancelled).toBe(true);
});

test('a stream that breaks fails after what has come', async () => {
  let sent = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new TypeError('network error'));
      else controller.enqueue(encode('1\n'));
      sent = true;
    },
  });
  const seen: number[] = [];
  const reading = async () => {
    for await (const values of readLines<number>(stream)) seen.push(...values);
  };
  await expect(reading()).rejects.toThrow('network error');
  expect(seen).toEqual([1]);
});
