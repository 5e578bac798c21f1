import { expect, test } from 'vitest';
import { answer, conversation, criterion, notice, turn } from '@/chat/testing';
import type { Answer } from '@/chat/types';
import { toChatCriteria, toFitQuestion, toldBy, withSteps } from './question';

const run = (input: object, tool = 'find_matches') => ({
  tool,
  about: 'Compare',
  input: input as Answer['runs'][number]['input'],
  facts: [],
});

const matched = (change: Partial<Answer> = {}) => answer({ runs: [run({ criteria: [] })], ...change });
const of = (...answers: Answer[]) => conversation({ turns: [turn({ answers })] });

test('what was last asked is read off the answer: chips, person, whom they should be like', () => {
  const told = toldBy(
    of(
      matched({
        criteria: [
          criterion(),
          criterion({ slot: 'student', label: 'For', text: 'Ana Silva' }),
          criterion({ slot: 'count', label: 'How many', text: '3' }),
        ],
        runs: [run({ student: { id: '7', name: 'Ana Silva' }, like: { id: '120', name: 'Maya Chen' } })],
      }),
    ),
  );
  expect(told?.question).toMatchObject({
    person: { id: 7, name: 'Ana Silva' },
    like: { id: 120, name: 'Maya Chen' },
  });
  expect(told?.question.chips.map(({ slot }) => slot)).toEqual(['place']);
});

test('a person who was only named is found among the sources, or stays a name', () => {
  const runs = [run({ student: { name: 'ana silva' } })];
  const sources = [
    { number: 2, title: 'Ana Silva', detail: '', origin: { kind: 'record', path: '/people/7' } as const },
  ];
  expect(toldBy(of(matched({ runs, sources })))?.question.person).toEqual({ id: 7, name: 'Ana Silva' });
  const unknown = toldBy(of(matched({ runs, sources: [] })));
  expect([unknown?.question.person, unknown?.named]).toEqual([null, 'ana silva']);
});

test('an answer that is being made, or is about something else, leaves the last question where it is', () => {
  const first = matched({ id: 'first', criteria: [criterion()] });
  const working = matched({ id: 'second', state: 'working', criteria: [] });
  expect(toldBy(of(first, working))?.answer.id).toBe('first');
  expect(toldBy(of(answer()))).toBeNull();
});

test('words that were not understood are told', () => {
  const unread = notice({
    reason: 'notUnderstood',
    text: 'Not understood: “zorblax”.',
    retry: false,
  });
  expect(toldBy(of(matched({ parts: [unread] })))?.notUnderstood).toEqual(['Not understood: “zorblax”.']);
});

const told = () => {
  const found = toldBy(
    of(
      matched({
        criteria: [
          criterion(),
          criterion({ slot: 'industry', label: 'Industry', text: 'biotech', need: 'nice' }),
          criterion({ slot: 'student', label: 'For', text: 'Ana Silva' }),
          criterion({ slot: 'try', label: 'What if', text: 'drop the place' }),
        ],
      }),
    ),
  );
  if (!found) throw new Error('nothing was told');
  return found;
};

test('the server gets numbers and chips', () => {
  const { question } = told();
  expect(toFitQuestion({ ...question, person: { id: 7, name: 'Ana' }, seeks: 'mentees' })).toMatchObject({
    person: 7,
    seeks: 'mentees',
    like: null,
    diversity: 0.2,
    criteria: [
      { slot: 'place', text: 'Boston', need: 'must', weight: 3 },
      { slot: 'industry', text: 'biotech', need: 'nice' },
    ],
  });
});

test('the conversation keeps whom it is for, and forgets what held for one message', () => {
  const own = told();
  const slots = (question = own.question) =>
    toChatCriteria(question, own).map(({ slot, text }) => [slot, text]);
  expect(slots()).toEqual([
    ['student', 'Ana Silva'],
    ['place', 'Boston'],
    ['industry', 'biotech'],
  ]);
  expect(slots({ ...own.question, person: { id: 9, name: 'Bo Li' }, seeks: 'mentors' })).toEqual([
    ['student', 'Bo Li #9'],
    ['side', 'mentors'],
    ['place', 'Boston'],
    ['industry', 'biotech'],
  ]);
  expect(slots({ ...own.question, like: { id: 120, name: 'Maya Chen' } })).toContainEqual([
    'like',
    'like Maya Chen #120',
  ]);
});

test('whoever others were to be like is forgotten by the conversation, too', () => {
  const chips = [criterion(), criterion({ slot: 'like', label: 'Like', text: 'like Maya Chen' })];
  const input = { like: { id: '120', name: 'Maya Chen' } };
  const own = toldBy(of(matched({ criteria: chips, runs: [run(input)] })));
  if (!own) throw new Error('nothing was told');
  const slots = (question = own.question) => toChatCriteria(question, own).map(({ slot }) => slot);
  expect(slots()).toEqual(['like', 'place']);
  expect(slots({ ...own.question, like: null })).toEqual(['place']);
});

test('a proposed change is made to the criterion that is meant', () => {
  const { question } = told();
  const step = (change: object) => ({
    how: 'drop' as const,
    slot: 'place',
    criterion: 'Place: Boston',
    ...change,
  });
  const after = (change: object) => withSteps(question, [step(change)]).chips;
  expect(after({}).map(({ slot }) => slot)).toEqual(['industry']);
  expect(after({ how: 'nice' })[0]).toMatchObject({ slot: 'place', need: 'nice' });
  expect(after({ how: 'weigh', slot: 'industry', criterion: '', weight: 5 })[1]).toMatchObject({ weight: 5 });
});
