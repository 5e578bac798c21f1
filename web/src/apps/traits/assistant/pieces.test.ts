import { expect, test } from 'vitest';
import { contentOf, everything, groupsOf, piecesOf } from './pieces';
import { proposed } from './testing';

test('a proposal is cut into what can be decided by itself; empty parts are left out', () => {
  expect(groupsOf(proposed()).map(({ title, pieces }) => [title, pieces.length])).toEqual([
    ['Definition', 1],
    ['Why it matters', 1],
    ['What is seen at each level', 5],
    ['Questions for an interview', 1],
    ['Not to be confused with', 1],
    ['What others call it', 1],
  ]);
  const bare = proposed({ why: { text: '', from: '' }, questions: [], confusedWith: [] });
  expect(piecesOf(bare).map(({ id }) => id)).not.toContain('why');
  expect(groupsOf(bare).map(({ title }) => title)).not.toContain('Questions for an interview');
});

test('only what was accepted is taken over, as it was changed', () => {
  const content = contentOf(proposed(), {
    definition: { is: 'accepted', text: '  My own words. ' },
    why: { is: 'rejected' },
    'anchor-2': { is: 'accepted' },
    'question-0': { is: 'accepted', text: '   ' },
    'confused-clear-writing': { is: 'accepted' },
    'framework-nace': { is: 'accepted' },
  });
  expect(content).toMatchObject({
    name: 'Clear handovers',
    definition: 'My own words.',
    why: '',
    anchors: ['', '', 'What is seen at 3.', '', ''],
    questions: [],
    confusedWith: [{ key: 'clear-writing', difference: 'That is about any text.' }],
    frameworks: { nace: ['Communication', 'Teamwork'], onet: [], bigFive: [], own: [] },
    cues: [],
  });
});

test('everything is everything, and nothing is the name', () => {
  const all = contentOf(proposed(), everything(proposed()));
  expect(all.anchors).not.toContain('');
  expect(all.questions).toHaveLength(1);
  const none = contentOf(proposed(), {});
  expect([none.name, none.definition, ...none.anchors].join('')).toBe('Clear handovers');
});
