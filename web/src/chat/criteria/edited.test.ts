import { expect, test } from 'vitest';
import { criterion } from '../testing';
import { changeChip, faultOf, hasChanged, newChip, toChips, toRequest } from './edited';

const criteria = [criterion(), criterion({ slot: 'field', label: 'Field', text: 'chemistry', need: 'nice' })];

test('what was changed and changed back has not changed', () => {
  const chips = toChips(criteria);
  expect(hasChanged(criteria, chips)).toBe(false);
  const changed = changeChip(chips, 1, { weight: 5 });
  expect(hasChanged(criteria, changed)).toBe(true);
  expect(hasChanged(criteria, changeChip(changed, 1, { weight: 3 }))).toBe(false);
  expect(hasChanged(criteria, chips.slice(1))).toBe(true);
});

test('what is sent has no white space around it and no label', () => {
  const chips = changeChip(toChips(criteria), 0, { text: ' New York ', excluded: true });
  expect(toRequest(chips)[0]).toEqual({
    slot: 'place',
    text: 'New York',
    excluded: true,
    need: 'must',
    weight: 3,
  });
});

test('a new chip is empty, and cannot be sent so', () => {
  const chips = toChips(criteria);
  const chip = newChip(chips, { slot: 'level', label: 'Level', hint: '' });
  expect(chip.id).toBe(2);
  expect(faultOf([...chips, chip])).toBe('Write something for “Level”, or remove it.');
  expect(faultOf(chips)).toBeNull();
  expect(newChip([], { slot: 'level', label: 'Level', hint: '' }).id).toBe(0);
});
