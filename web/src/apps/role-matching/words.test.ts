import { expect, test } from 'vitest';
import { calledOf, exactPoints, movedWords, rankedWords, signedPoints, span } from './words';

test('hundredths of a point are read as points', () => {
  expect(exactPoints(7234)).toBe('72.34');
  expect(signedPoints(150)).toBe('+1.50');
  expect(signedPoints(0)).toBe('0.00');
  expect(span(6100, 7450)).toBe('61.0 to 74.5');
  expect(span(6100, 6100)).toBe('61.0');
});

test('somebody is called by the label where there is no name', () => {
  expect(calledOf({ name: null, label: 'Candidate 4F2A' })).toBe('Candidate 4F2A');
  expect(calledOf({ name: 'Ana Silva', label: 'Candidate 4F2A' })).toBe('Ana Silva');
});

test('a move is told without an arrow', () => {
  expect([3, -1, 0, null].map(movedWords)).toEqual(['Up 3', 'Down 1', 'Same place', '']);
});

test('a ranking says how many there are, and how many move', () => {
  expect(rankedWords(12, 12, null)).toBe('12 candidates ranked.');
  expect(rankedWords(3, 12, 0)).toBe('3 of 12 candidates shown. Nobody moves.');
  expect(rankedWords(12, 12, 5)).toBe('12 candidates ranked. 5 would have another rank.');
});
