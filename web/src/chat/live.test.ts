import { expect, test } from 'vitest';
import { type Live, type LiveEvent, next, start } from './live';
import { answer, criterion, item, notice, PARTS, paragraph, SOURCES, sentence, working } from './testing';

const after = (...events: LiveEvent[]): Live => events.reduce(next, start(working()));
const whole: LiveEvent = { name: 'answer', data: working({ seq: 1 }) };
const grow = (index: number, text: string): LiveEvent => ({
  name: 'sentence',
  data: { index, sentence: sentence(text) },
});

test('an answer grows piece by piece', () => {
  const live = after(
    whole,
    { name: 'criteria', data: [criterion()] },
    { name: 'part', data: { index: 0, part: paragraph() } },
    grow(0, 'One.'),
    { name: 'source', data: SOURCES[0] ?? expect.fail() },
    grow(0, 'Two.'),
    { name: 'part', data: { index: 1, part: PARTS.people } },
  );
  expect(live.answer.parts).toEqual([paragraph(sentence('One.'), sentence('Two.')), PARTS.people]);
  expect(live.answer.sources).toEqual([SOURCES[0]]);
  expect(live.answer.criteria).toEqual([criterion()]);
});

test('a part may take the place of another', () => {
  const live = after(
    whole,
    { name: 'part', data: { index: 0, part: PARTS.text } },
    { name: 'part', data: { index: 0, part: notice() } },
  );
  expect(live.answer.parts).toEqual([notice()]);
});

test('pieces before the whole, and pieces that do not fit, change nothing', () => {
  const before = after({ name: 'part', data: { index: 0, part: PARTS.text } });
  expect(before.answer.parts).toEqual([]);
  const live = after(
    whole,
    { name: 'part', data: { index: 3, part: PARTS.text } },
    { name: 'part', data: { index: 0, part: PARTS.people } },
    grow(0, 'People do not take sentences.'),
    grow(7, 'Nor does what is not there.'),
  );
  expect(live.answer.parts).toEqual([PARTS.people]);
});

test('the whole answer replaces everything, also in the middle', () => {
  const fresh = working({ seq: 20, parts: [paragraph(sentence('Fresh.'))], criteria: [] });
  const live = after(
    whole,
    { name: 'part', data: { index: 0, part: PARTS.text } },
    { name: 'answer', data: fresh },
  );
  expect(live.answer).toEqual(fresh);
});

test('a source that is told again is there once', () => {
  const [first] = SOURCES;
  if (!first) return expect.fail();
  const live = after(
    whole,
    { name: 'source', data: first },
    { name: 'source', data: { ...first, detail: 'new' } },
  );
  expect(live.answer.sources).toEqual([{ ...first, detail: 'new' }]);
});

test('what is being done is shown until there is something to read', () => {
  const step: LiveEvent = { name: 'step', data: { text: 'Searching 2,648 people' } };
  expect(after(whole, step).step).toBe('Searching 2,648 people');
  expect(after(whole, step, { name: 'part', data: { index: 0, part: paragraph() } }).step).toBeNull();
  expect(after(whole, step, { name: 'end', data: answer() }).step).toBeNull();
  expect(after({ name: 'answer', data: working({ step: 'Reading' }) }).step).toBe('Reading');
});

test('whole sentences are said, each once, with the start and the end', () => {
  const end = answer({ parts: [PARTS.text, item('Path', ' – long'), PARTS.people] });
  const live = after(
    whole,
    { name: 'step', data: { text: 'Searching' } },
    { name: 'part', data: { index: 0, part: paragraph() } },
    grow(0, 'I compared 2,648 people with your request.'),
    { name: 'answer', data: working({ seq: 5, parts: [PARTS.text] }) },
    { name: 'end', data: end },
    { name: 'end', data: end },
  );
  expect(live.said).toEqual([
    'The answer is being written.',
    'Searching',
    'I compared 2,648 people with your request.',
    'Two fit well.',
    'Path – long',
    '2 people: Maya Chen, Oliver Grant.',
    'The answer is finished.',
  ]);
});

test.each([
  ['stopped', 'The answer was stopped.'],
  ['failed', 'The answer could not be finished.'],
] as const)('that it has %s is said', (state, words) => {
  expect(after(whole, { name: 'end', data: answer({ state, parts: [] }) }).said.at(-1)).toBe(words);
});

test('of an answer at its end nothing is said', () => {
  expect(start(answer()).said).toEqual([]);
});
