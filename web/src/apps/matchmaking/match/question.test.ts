import { expect, test } from 'vitest';
import { answer, conversation, criterion, notice, turn } from '@/chat/testing';
import type { Answer } from '@/chat/types';
import { toChatCriteria, toFitQuestion, toldBy, triable, withSlot, withSteps } from './question';

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
  expect([unknown?.question.person, unknown?.named]).toEqual([null, { person: 'ana silva', like: null }]);
});

test('whoever others are to be like may have been named, too', () => {
  const runs = [run({ student: { id: '7', name: 'Ana Silva' }, like: { name: 'maya chen' } })];
  const record = (number: number, id: number) => ({
    number,
    title: 'Maya Chen',
    detail: '',
    origin: { kind: 'record', path: `/people/${id}` } as const,
  });
  const toldOf = (...sources: Answer['sources']) => toldBy(of(matched({ runs, sources })));
  expect(toldOf(record(2, 120))?.question.like).toEqual({ id: 120, name: 'Maya Chen' });
  for (const unknown of [toldOf(), toldOf(record(2, 120), record(3, 121))]) {
    expect(unknown?.question).toMatchObject({ person: { id: 7 }, like: null });
    expect(unknown?.named, 'of two the conversation asks').toEqual({ person: null, like: 'maya chen' });
  }
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

test('a proposed change is made to the chips that are meant', () => {
  const { question } = told();
  const step = (change: object) => ({
    how: 'drop' as const,
    slot: 'place',
    criterion: 'Place: Boston',
    chips: [0],
    ...change,
  });
  const after = (...changes: object[]) => withSteps(question, changes.map(step)).chips;
  expect(after({}).map(({ slot }) => slot)).toEqual(['industry']);
  expect(after({ how: 'nice' })[0]).toMatchObject({ slot: 'place', need: 'nice' });
  expect(after({ how: 'weigh', chips: [1], weight: 5 })[1]).toMatchObject({ weight: 5 });
  const both = after({}, { how: 'weigh', chips: [1], weight: 2 });
  expect(both, 'places are those that were sent').toMatchObject([{ slot: 'industry', weight: 2 }]);
  const like = { id: 120, name: 'Maya Chen' };
  const unlike = step({ slot: 'like', criterion: 'Like', chips: [] });
  expect(withSteps({ ...question, like }, [unlike])).toMatchObject({ like: null, chips: question.chips });
});

test('all of a kind is tried otherwise, and left out only where something else is left', () => {
  const { question } = told();
  const [place] = question.chips;
  if (!place) throw new Error('a place was told');
  const two = { ...question, chips: [...question.chips, { ...place, id: 9, text: 'Denver' }] };
  expect(withSlot(two, 'place', 'nice').chips.map(({ need }) => need)).toEqual(['nice', 'nice', 'nice']);
  expect(withSlot(two, 'place', 'drop').chips.map(({ slot }) => slot)).toEqual(['industry']);
  const lone = { ...question, person: null, chips: [place] };
  expect(triable(question, 'place')).toEqual(['drop', 'nice', 'must']);
  expect(triable(lone, 'place')).toEqual(['nice', 'must']);
  expect(triable({ ...lone, person: { id: 7, name: 'Ana Silva' } }, 'place')).toContain('drop');
});
