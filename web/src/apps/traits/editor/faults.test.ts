import { expect, test } from 'vitest';
import { ApiFailure } from '@/api/client';
import contract from '@/api/openapi.json';
import { content } from '../testing';
import { excessOf, missingOf, refusedAt } from './faults';
import { EMPTY, type Form } from './form';
import { counted, LONGEST, lengthOf, MOST } from './limits';

const form = (change: Parameters<typeof content>[0]): Form => ({ ...EMPTY, content: content(change) });
const { TraitBody, ConfusionBody, FrameworksBody, EvidenceBody } = contract.components.schemas;

test('the limits are those of the contract', () => {
  const { name, definition, why, anchors, questions, confusedWith, cues } = TraitBody.properties;
  const refs = JSON.stringify([name, definition, why, anchors.items, questions.items, cues.items]);
  expect(refs.match(/\d+To\d+/g)).toEqual(
    [
      [1, LONGEST.name],
      [1, LONGEST.definition],
      [0, LONGEST.why],
      [0, LONGEST.anchor],
      [1, LONGEST.question],
      [1, LONGEST.phrase],
    ].map(([least, most]) => `${least}To${most}`),
  );
  expect(JSON.stringify(ConfusionBody)).toContain(`1To${LONGEST.confused}`);
  expect(JSON.stringify(ConfusionBody)).toContain(`0To${LONGEST.difference}`);
  expect(JSON.stringify(contract.components.schemas.ChangeTrait)).toContain(`0To${LONGEST.note}`);
  expect(questions.maxItems).toBe(MOST.questions);
  expect(confusedWith.maxItems).toBe(MOST.confusions);
  expect(cues.maxItems).toBe(MOST.cues);
  expect(FrameworksBody.properties.own.maxItems).toBe(MOST.values);
  expect(EvidenceBody.properties.against.maxItems).toBe(MOST.evidence);
});

test('characters are counted as people see them, and told near the limit', () => {
  expect(lengthOf(' a🙂é ')).toBe(3);
  expect([470, 480, 601].map((count) => counted(count, 600))).toEqual([
    undefined,
    '480 of 600',
    '601 of 600',
  ]);
});

test('what is too long or too much is told at its field', () => {
  const long = 'x'.repeat(1001);
  const faults = excessOf(
    form({
      name: long,
      anchors: ['', '', long, '', ''],
      questions: Array.from({ length: 31 }, () => 'Q'),
      cues: ['fine', 'y'.repeat(121)],
      frameworks: { nace: [], onet: [], bigFive: [], own: ['z'.repeat(81)] },
      evidence: { against: [], levels: [[], [], [], [], Array.from({ length: 61 }, String)] },
    }),
  );
  expect(faults).toEqual({
    name: 'At most 80 characters, this has 1001.',
    'anchor-2': 'At most 600 characters, this has 1001.',
    questions: 'At most 30, this has 31.',
    cues: 'Line 2: at most 120 characters, this has 121.',
    'framework-own': 'At most 80 characters, this has 81.',
    'evidence-4': 'At most 60, this has 61.',
  });
  expect(excessOf(form({}))).toEqual({});
  expect(Object.keys(missingOf(form({ name: ' ', definition: '' })))).toEqual(['name', 'definition']);
});

test.each([
  ['content.name: must not be empty.', { name: 'Must not be empty.' }],
  ['content.anchors[4]: at most 600 characters.', { 'anchor-4': 'At most 600 characters.' }],
  ['content.questions[1]: is odd.', { 'question-2': 'Is odd.' }],
  ['content.confusedWith[3].difference: no.', { 'confusion-3': 'No.' }],
  ['frameworks.bigFive: at most 20, this has 21.', { 'framework-bigFive': 'At most 20, this has 21.' }],
  ['content.evidence.levels[2][0]: too long.', { 'evidence-2': 'Too long.' }],
  ['cues: at most 80.', { cues: 'At most 80.' }],
  ['note: at most 200.', { note: 'At most 200.' }],
  ['“Feels” is about what somebody feels.', undefined],
])('a refusal is shown where it belongs: %s', (message, faults) => {
  const failure = new ApiFailure('validation_failed', message, 422);
  // The second one that was sent is the third of the form.
  expect(refusedAt(failure, form({ questions: ['One', '', 'Two'] }))).toEqual(faults);
});

test('a name that is taken and a department that is gone are told at their fields', () => {
  const refuse = (code: 'conflict' | 'not_found' | 'unreachable', message: string) =>
    refusedAt(new ApiFailure(code, message), form({}));
  expect(refuse('conflict', 'Taken.')).toEqual({ name: 'Taken.' });
  expect(refuse('not_found', 'There is no such department.')).toEqual({
    departments: 'There is no such department.',
  });
  expect(refuse('not_found', 'There is no such trait.')).toBeUndefined();
  expect(refuse('unreachable', 'Gone.')).toBeUndefined();
});
