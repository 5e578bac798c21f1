import { expect, test } from 'vitest';
import { content } from '../testing';
import { findingsIn, textsOf } from './findings';
import { EMPTY } from './form';
import type { TraitFinding } from './traits';

const texts = (change: Parameters<typeof content>[0]) => textsOf({ ...EMPTY, content: content(change) });
const finding = (change: Partial<TraitFinding>): TraitFinding => ({
  weight: 'warning',
  kind: 'coded',
  field: 'definition',
  at: null,
  start: 0,
  end: 0,
  message: 'Say it otherwise.',
  ...change,
});
const places = (found: ReturnType<typeof findingsIn>) => found.map(({ place, words }) => [place, words]);

test('places are counted in the text as it was sent', () => {
  const sent = texts({ definition: '  \u200b🙂 A ninja\u0000 of code. ' });
  expect(sent.definition).toBe('🙂 A ninja of code.');
  const checked = { texts: sent, findings: [finding({ start: 5, end: 10 })] };
  expect(places(findingsIn(checked, sent))).toEqual([['definition', 'ninja']]);
});

test('a finding goes with the words it is about, and stays while others are typed', () => {
  const checked = {
    texts: texts({ definition: 'A ninja.' }),
    findings: [finding({ start: 2, end: 7 }), finding({ field: 'anchor', at: 1, kind: 'missing' })],
  };
  const now = texts({ definition: 'Still a ninja, and more', anchors: ['', '', '', '', ''] });
  expect(places(findingsIn(checked, now))).toEqual([
    ['definition', 'ninja'],
    ['anchor-1', ''],
  ]);
  expect(findingsIn(checked, texts({ definition: 'An expert.' }))).toEqual([]);
});

test('a question takes its findings along, and they go with it', () => {
  const checked = {
    texts: texts({ questions: ['Are you old?', 'What did you do?'] }),
    findings: [finding({ field: 'question', at: 0, start: 8, end: 11 })],
  };
  const at = (questions: string[]) => places(findingsIn(checked, texts({ questions })));
  expect(at(['What did you do?', 'Are you old?'])).toEqual([['question-1', 'old']]);
  expect(at(['Are you old enough?', 'What did you do?'])).toEqual([['question-0', 'old']]);
  expect(at(['What did you do?'])).toEqual([]);
  expect(at([])).toEqual([]);
});

test('what is too long is checked as far as it may go', () => {
  const sent = texts({ name: '🙂'.repeat(90), questions: Array.from({ length: 40 }, () => 'Q') });
  expect([...(sent.name ?? '')]).toHaveLength(80);
  expect(sent.questions).toHaveLength(30);
});
