import { expect, test } from 'vitest';
import { answerText, draftText } from './plain';
import { item, PARTS, paragraph, SOURCES, sentence } from './testing';

test('an answer is copied as plain text, with its sources at the end', () => {
  const parts = [
    paragraph(sentence('Three fit.', 1), sentence('What they share:')),
    item('Path', ' – research, then finance', 1),
    item('Place', ' – Boston'),
    PARTS.quote,
    PARTS.people,
    PARTS.calculation,
  ];
  expect(answerText({ parts, sources: SOURCES })).toMatchInlineSnapshot(`
    "Three fit. What they share:

    - Path – research, then finance
    - Place – Boston

    “Mentors answer within a week.”

    Maya Chen, MSc Economics ’14 – Director of Climate Finance, Northwind Capital – 94 of 100 – Research to finance path; Monthly video call; Speaks Mandarin
    Oliver Grant – Head of Sustainable Investing, Harbor Trust – 89 of 100

    Student Aid Index
    Income: $48,000
    Index: $1,204
    An estimate, not an offer.

    Sources
    1. Alumni directory, career history
    2. Mentoring handbook, page iv
    3. Count of mentors"
  `);
});

test('tables can be pasted into a sheet, charts and notices read', () => {
  expect(answerText({ parts: [PARTS.table, PARTS.chart, PARTS.crisis], sources: [] })).toMatchInlineSnapshot(`
    "Mentors by city
    City	Mentors
    Boston	12
    =HYPERLINK("x")	-3

    Mentors by year
    Asked: 2024 30 people, 2025 42 people
    Answered: 2025 31 people

    It sounds as if you are going through a lot. You do not have to do that alone.
    Suicide and Crisis Lifeline, Day and night, 988
    Counseling Center, Hall 3, weekdays, +1 (555) 010-0199
    A friend, Whoever you trust"
  `);
});

test('a draft is copied with its subject, and without the numbers of its sources', () => {
  expect(draftText(PARTS.draft)).toMatchInlineSnapshot(`
    "Subject: A student who would like to talk to you

    Dear Maya,

    Priya studies economics. Would you talk to her?"
  `);
});
