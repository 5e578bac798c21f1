import { expect, test } from 'vitest';
import { letter } from '../testing';
import type { OutreachMessageCard } from '../types';
import { toParagraphs, toText } from './places';
import { limitWords, sourceWords, wayWords } from './words';

test('where a letter is, in a sentence', () => {
  const way = (change: Partial<OutreachMessageCard>) => wayWords({ ...letter().card, ...change });
  expect(way({})).toBe('');
  expect(way({ state: 'queued' })).toBe('In the outbox: it leaves in a moment.');
  expect(
    way({ state: 'queued', attempts: 2, problem: 'The mail server could not take it yet: 451 try again.' }),
  ).toBe(
    'Not taken yet after 2 attempts. The mail server could not take it yet: 451 try again. The next is due soon.',
  );
  expect(way({ state: 'sent', way: 'folder' })).toBe('Written into the folder for mails.');
});

test('a letter that failed says why once, and one that may have left says no more than that', () => {
  const failed = (problem: string | null, mayHaveLeft = false) =>
    wayWords({ ...letter().card, state: 'failed', problem, mayHaveLeft });
  const next = 'Change it, approve it and send again.';
  expect(failed('The mail server does not take it: 550 there is no such mailbox.')).toBe(
    `It did not leave: The mail server does not take it: 550 there is no such mailbox. ${next}`,
  );
  expect(failed(null)).toBe(`It did not leave: no reason is known. ${next}`);
  const unknown =
    "The connection broke while the message was on its way. It may have left: ask the reader, or look into the mail server's log, before you send it again.";
  expect(failed(unknown, true)).toBe(unknown);
});

test('where a sentence comes from', () => {
  expect(sourceWords({ kind: 'record', record: 'person:7', field: 'goal', quote: 'law' })).toEqual({
    title: 'Record of a person: goal',
    quote: 'law',
    path: '/people/7',
  });
  expect(sourceWords({ kind: 'editor', uid: 'u', name: 'Theo' }).title).toBe('Written by Theo');
});

test('a limit in words', () => {
  expect(limitWords({ scope: 'household', kind: 'asks', days: 60, most: 1 })).toBe(
    'at most 1 ask in 60 days for one household',
  );
});

test('paragraphs become a text and come back', () => {
  const paragraphs = [
    { sentences: [{ text: 'One.' }, { text: 'Two.' }] },
    { sentences: [{ text: 'Three.' }] },
  ];
  expect(toText(paragraphs)).toBe('One. Two.\n\nThree.');
  expect(toParagraphs('One. Two.\n \n\nThree.\n\n')).toEqual(['One. Two.', 'Three.']);
});
