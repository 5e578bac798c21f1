import { expect, test } from 'vitest';
import { profile } from '../testing';
import { compared, skillsApart } from './compare';

const file = profile({
  id: 'f7',
  name: 'Ana M. Silva',
  preferences: null,
  department: null,
  level: 'unknown',
  skills: profile().skills.map((skill) => (skill.name === 'Excel' ? { ...skill, name: 'SQL' } : skill)),
});

test('fields are compared, and what neither says is left out', () => {
  const fields = compared(file, profile({ preferences: null }));
  expect(fields.map(({ label, differs }) => [label, differs])).toEqual([
    ['Name', true],
    ['Title', false],
    ['Studies', false],
  ]);
});

test('skills of one side alone are told', () => {
  expect(skillsApart(file, profile())).toEqual({ onlyFile: ['SQL'], onlyOther: ['Excel'], both: 1 });
});
