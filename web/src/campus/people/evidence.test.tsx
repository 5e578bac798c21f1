import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { render } from '@/testing/render';
import { Evidence } from './Evidence';

const word = (
  text: string,
  share: number,
  field: Schemas['EvidenceField'] = 'name',
): Schemas['Evidence'] => ({
  channel: 'words',
  field,
  text,
  share,
});
const meaning = (text: string, share: number): Schemas['Evidence'] => ({
  channel: 'meaning',
  field: null,
  text,
  share,
});

function show(evidence: Schemas['Evidence'][]) {
  const complaints = vi.spyOn(console, 'error');
  render(<Evidence evidence={evidence} onClick={() => {}} />);
  const items = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { items, complaints };
}

test('what two words found is one reason, with what both earned', () => {
  const { items, complaints } = show([
    word('maria', 0.5),
    word('teacher', 0.25, 'title'),
    word('maria', 0.25),
  ]);
  expect(items).toEqual(['Name: maria 75%', 'Job title: teacher 25%']);
  expect(complaints).not.toHaveBeenCalled();
});

test('reasons come by their weight once they are added up', () => {
  const { items } = show([word('rivera', 0.4), word('maria', 0.3), word('Maria', 0.3)]);
  expect(items).toEqual(['Name: maria 60%', 'Name: rivera 40%']);
});

test('a word in two fields, and a text that says the same, are reasons of their own', () => {
  const { items } = show([
    meaning('nurse', 0.9),
    word('nurse', 0.6, 'title'),
    word('nurse', 0.4, 'headline'),
  ]);
  expect(items).toEqual(['Meaning: nurse 90%', 'Job title: nurse 60%', 'Headline: nurse 40%']);
});

test('a text is as like as its likest, and nothing is more than all', () => {
  const { items } = show([word('a', 0.7), word('a', 0.7), meaning('b', 0.8), meaning('b', 0.5)]);
  expect(items).toEqual(['Name: a 100%', 'Meaning: b 80%']);
});

test('every reason is shown', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { items } = show(texts.map((text) => word(text, 0.1)));
  expect(items).toEqual(texts.map((text) => `Name: ${text} 10%`));
});
