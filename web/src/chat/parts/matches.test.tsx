import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { answerText, sayable } from '../plain';
import type { FitCard, MatchesPart } from '../types';
import { Parts } from './Parts';

const card: FitCard = {
  person: '120',
  name: 'Maya Chen',
  beside: 'Class of 2009',
  below: 'Director of Product, Northwind',
  place: 1,
  combined: 74.4,
  toWhom: {
    value: 82,
    parts: [
      {
        key: 'goals',
        label: 'Goals',
        layer: 'deep',
        value: 90,
        counted: 90,
        of: 60,
        points: 54,
        evidence: [{ own: 'product work', other: 'led product teams' }],
      },
      {
        key: 'language',
        label: 'Language',
        layer: 'surface',
        value: null,
        counted: 70,
        of: 40,
        points: 28,
        evidence: [],
      },
    ],
  },
  toThem: { value: 68, parts: [] },
  conflicts: [{ obstacle: 'noCommonTime', slot: null, text: 'No time in common', blocks: false }],
  capacity: { left: 2, of: 3 },
  reasons: ['Goals: led product teams'],
  sources: [],
};

const part = (change: Partial<MatchesPart> = {}): MatchesPart => ({
  kind: 'matches',
  sought: 'mentors',
  whom: 'Ana Silva',
  cards: [card],
  apart: [],
  ranked: 9,
  isList: true,
  ...change,
});

function show(shown: MatchesPart) {
  const element = <Parts parts={[shown]} onRetry={undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('a match shows the score both ways, what speaks for it and against it, and the places that are left', async () => {
  show(part());
  const item = within(screen.getByRole('list', { name: 'Ranked for Ana Silva' })).getAllByRole('listitem')[0];
  expect(item).toHaveTextContent(/Place 1.*Maya Chen.*Class of 2009/);
  expect(item).toHaveTextContent(/For Ana Silva82The other way68Harmonic mean74/);
  expect(item).toHaveTextContent('2 of 3 places left');
  expect(item).toHaveTextContent('No time in common');
  expect(screen.getByRole('link', { name: 'Maya Chen' })).toHaveAttribute('href', '/people/120');
  expect(screen.getByText('9 mentors in the ranking altogether.')).toBeInTheDocument();
  await expectAccessible();
});

test('the score opens into its parts, with a table and the words they rest on', async () => {
  show(part());
  await user.click(screen.getByRole('button', { name: /^Score of Maya Chen: 74 of 100/ }));
  const parts = within(screen.getByRole('region', { name: 'What the score of Maya Chen is made of' }));
  expect(parts.getByRole('img')).toHaveAccessibleName(/Maya Chen for Ana Silva: 82.*harmonic mean 74.4/);
  const evidence = screen.getByRole('region', { name: 'Evidence for Maya Chen' });
  expect(evidence).toHaveTextContent(/Goals.*Ana Silva: product work.*Maya Chen: led product teams/);
  await user.click(parts.getByRole('button', { name: 'Table' }));
  expect(parts.getByRole('row', { name: /Language.*70.*40%.*28.*Not known/ })).toBeInTheDocument();
  await expectAccessible();
});

test('who would fit but for something stands apart', () => {
  show(part({ cards: [], ranked: 0, apart: [{ ...card, place: null }] }));
  const apart = screen.getByRole('list', { name: 'Would fit Ana Silva but for something' });
  expect(apart).toHaveTextContent('Maya Chen');
  expect(apart).not.toHaveTextContent('Place');
});

test('a match can be copied and read aloud', () => {
  const parts = [part()] as never;
  expect(answerText({ parts, sources: [] })).toBe(
    'Maya Chen, Class of 2009 – Director of Product, Northwind – 74 of 100 (82 and 68 the other way) – No time in common',
  );
  expect(sayable([part()])).toEqual(['9 matches: Maya Chen.']);
});
