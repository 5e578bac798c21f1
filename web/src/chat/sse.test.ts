import { expect, test } from 'vitest';
import { makeReader, type SentEvent } from './sse';

const bytes = (text: string) => new TextEncoder().encode(text);

/** What is read when the bytes come in these portions. */
function readIn(portions: Uint8Array[]): SentEvent[] {
  const read = makeReader();
  return portions.flatMap((portion) => read(portion));
}

const SENT = [
  ': a comment\n\n',
  'id: 1\nevent: step\ndata: {"text":"Sucht 2.648 Köpfe – 👩‍🔬"}\n\n',
  'data:no space\ndata\ndata:  two spaces\n\n',
  'event: nothing\n\n',
  'retry: 10\r\nevent: end\r\ndata: {}\r\n\r\n',
  'event: old\rdata: a\rdata: b\r\r',
  'data: last\n\n',
].join('');

const READ: SentEvent[] = [
  { name: 'step', data: '{"text":"Sucht 2.648 Köpfe – 👩‍🔬"}' },
  { name: 'message', data: 'no space\n\n two spaces' },
  { name: 'end', data: '{}' },
  { name: 'old', data: 'a\nb' },
  { name: 'message', data: 'last' },
];

test('events are read whole', () => {
  expect(readIn([bytes(SENT)])).toEqual(READ);
});

test('wherever the bytes are cut once, the same is read', () => {
  const all = bytes(SENT);
  for (let at = 0; at <= all.length; at += 1) {
    expect(readIn([all.slice(0, at), all.slice(at)]), `cut at ${at}`).toEqual(READ);
  }
});

test('one byte at a time, the same is read', () => {
  expect(readIn([...bytes(SENT)].map((byte) => Uint8Array.of(byte)))).toEqual(READ);
});

test('an event that has not ended is not told', () => {
  expect(readIn([bytes('event: part\ndata: {"index"')])).toEqual([]);
  expect(readIn([bytes('data: whole\n'), bytes('')])).toEqual([]);
});
