import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { Bipartite } from './Bipartite';
import { focused, readTable } from './testing';

const MENTEES = [
  { id: 's1', name: 'Ada' },
  { id: 's2', name: 'Ben' },
  { id: 's3', name: 'Chen' },
];
const MENTORS = [
  { id: 'm1', name: 'Dora' },
  { id: 'm2', name: 'Eli' },
];
const EDGES = [
  { left: 's1', right: 'm1', weight: 0.9 },
  { left: 's2', right: 'm1', weight: 0.5 },
  { left: 's2', right: 'm2', weight: 0.7 },
];

const open = (change: Partial<Parameters<typeof Bipartite>[0]> = {}) =>
  render(
    <MemoryRouter>
      <Bipartite
        title="Matches"
        left={{ name: 'mentees', nodes: MENTEES }}
        right={{ name: 'mentors', nodes: MENTORS }}
        edges={EDGES}
        line={['match', 'matches']}
        weight="fit"
        {...change}
      />
    </MemoryRouter>,
  );

const node = (name: RegExp) => within(screen.getByRole('application')).getByRole('button', { name });
const lines = () => document.querySelectorAll('[role=application] [data-near]').length;

test('a node says who its neighbours are, and the table has all pairs and who has none', async () => {
  open();
  expect(
    screen.getByText('3 matches between 3 mentees and 2 mentors; 1 of them without any.'),
  ).toBeInTheDocument();
  expect(node(/^Ben/)).toHaveAccessibleName('Ben, mentees, 2 matches, Eli 0.70, Dora 0.50');
  expect(node(/^Chen/)).toHaveAccessibleName('Chen, mentees, 0 matches');
  await expectAccessible();
  expect(await readTable('Matches')).toEqual([
    ['Mentees', 'Mentors', 'Fit'],
    ['Ada', 'Dora', '0.90'],
    ['Ben', 'Dora', '0.50'],
    ['Ben', 'Eli', '0.70'],
    ['Chen', 'No match', 'No data'],
  ]);
});

test('who has the focus stands out with their lines, and arrows go on', async () => {
  open();
  expect(lines()).toBe(0);
  screen.getByRole('button', { name: 'Table' }).focus();
  await user.tab();
  expect(focused()).toMatch(/^Ada/);
  expect(lines()).toBe(1);
  await user.keyboard('{ArrowRight}');
  expect(focused()).toMatch(/^Dora/);
  expect(lines()).toBe(2);
  const neighbours = screen.getByRole('list', { name: 'Neighbours of Dora' });
  expect(
    within(neighbours)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Ada 0.90', 'Ben 0.50']);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toMatch(/^Eli/);
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toMatch(/^Ben/);
  (document.activeElement as HTMLElement).blur();
  expect(await screen.findByText(/^Point at a name/)).toBeInTheDocument();
});

test('a press keeps somebody, so that their links can be reached; Escape lets go', async () => {
  open({ linkOf: (id) => `/people/${id}` });
  await user.click(node(/^Ben/));
  expect(node(/^Ben/)).toHaveAttribute('aria-pressed', 'true');
  await user.unhover(node(/^Ben/));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Ben' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ben' })).toHaveAttribute('href', '/people/s2');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Eli' })).toHaveFocus();
  await expectAccessible();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(focused()).toMatch(/^Ben/);
  await user.keyboard('{Escape}');
  expect(node(/^Ben/)).toHaveAttribute('aria-pressed', 'false');
});

test('of many a part is shown, and it is said which', async () => {
  const nodes = Array.from({ length: 200 }, (_, number) => ({ id: `x${number}`, name: `Mentee ${number}` }));
  const edges = nodes.map(({ id }, number) => ({ left: id, right: 'm1', weight: number / 200 }));
  open({ left: { name: 'mentees', nodes }, edges });
  expect(
    screen.getByText(
      /The chart shows 59 of 200 mentees, 1 of 2 mentors and 59 of 200 matches: those with the highest fit\. The table has all\.$/,
    ),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('application')).getAllByRole('button')).toHaveLength(60);
  await user.click(node(/^Dora/));
  expect(screen.getByText(/200 matches, 59 of them in the chart/)).toBeInTheDocument();
  expect(node(/^Dora/)).toHaveAccessibleName(/195 more$/);
});
