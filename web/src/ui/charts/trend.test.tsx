import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { Trend } from './Trend';
import { focused, readTable } from './testing';

const YEARS = ['2023', '2024', '2025'];
const SERIES = [
  { name: 'Gifts', values: [10, 12, 8] },
  { name: 'Events', values: [30, null, 5] },
];

const open = () => render(<Trend title="By year" up="Alumni" at={YEARS} series={SERIES} isOpen />);
const legend = (name: string) => within(screen.getByRole('list')).getByRole('button', { name });
const points = () => screen.queryAllByRole('img').map((point) => point.getAttribute('aria-label'));

test('every figure is a point, and the table has the same figures', async () => {
  open();
  expect(points()).toEqual([
    'Gifts, 2023: 10',
    'Gifts, 2024: 12',
    'Gifts, 2025: 8',
    'Events, 2023: 30',
    'Events, 2025: 5',
  ]);
  expect(
    screen.getByText(
      'Alumni. Gifts: from 10 in 2023 to 8 in 2025 so far; Events: from 30 in 2023 to 5 in 2025 so far.',
    ),
  ).toBeInTheDocument();
  await expectAccessible();
  expect(await readTable('By year')).toEqual([
    ['Year', 'Gifts', 'Events'],
    ['2023', '10', '30'],
    ['2024', '12', 'No data'],
    ['2025 so far', '8', '5'],
  ]);
});

test('one stop of the tab key, arrows from point to point', async () => {
  open();
  screen.getByRole('button', { name: 'Table' }).focus();
  await user.tab();
  expect(focused()).toBe('Gifts, 2023: 10');
  const walk: [key: string, name: string][] = [
    ['ArrowRight', 'Gifts, 2024: 12'],
    ['ArrowUp', 'Gifts, 2024: 12'],
    ['End', 'Gifts, 2025: 8'],
    ['ArrowRight', 'Gifts, 2025: 8'],
    ['ArrowDown', 'Events, 2025: 5'],
    ['ArrowLeft', 'Events, 2023: 30'],
    ['ArrowDown', 'Gifts, 2023: 10'],
  ];
  for (const [key, name] of walk) {
    await user.keyboard(`{${key}}`);
    expect(focused(), key).toBe(name);
  }
  await user.tab();
  expect(legend('Gifts')).toHaveFocus();
  await user.tab({ shift: true });
  expect(focused(), 'back where one was').toBe('Gifts, 2023: 10');
});

test('the legend shows the figures of the year that is read, else of the last', async () => {
  open();
  expect(screen.getByText('2025 so far')).toBeInTheDocument();
  expect(legend('Gifts')).toHaveTextContent('Gifts8');
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(legend('Gifts')).toHaveTextContent('Gifts12');
  expect(legend('Events')).toHaveTextContent('Events–');
  await user.tab();
  expect(legend('Gifts')).toHaveTextContent('Gifts8');
});

test('who points at a year reads the nearest point', () => {
  open();
  const picture = screen.getByRole('application').querySelector('svg');
  if (!picture) throw new Error('there is a picture');
  fireEvent.pointerMove(picture, { clientX: 0, clientY: 0 });
  expect(legend('Events')).toHaveTextContent('Events30');
  fireEvent.pointerLeave(picture);
  expect(legend('Events')).toHaveTextContent('Events5');
});

test('a line is hidden and shown again, in the picture only', async () => {
  open();
  await user.click(legend('Gifts'));
  expect(legend('Gifts')).toHaveAttribute('aria-pressed', 'false');
  expect(points()).toEqual(['Events, 2023: 30', 'Events, 2025: 5']);
  await user.click(legend('Events'));
  expect(points()).toEqual([]);
  expect(screen.getByText('All lines are hidden.')).toBeInTheDocument();
  await user.click(legend('Gifts'));
  expect(points()).toHaveLength(3);
  expect((await readTable('By year'))[0]).toEqual(['Year', 'Gifts', 'Events']);
});

test('twelve lines are told apart by more than a colour', () => {
  const series = Array.from({ length: 12 }, (_, number) => ({
    name: `Line ${number}`,
    values: [number, 1, 2],
  }));
  render(<Trend title="By year" up="Alumni" at={YEARS} series={series} />);
  const marks = within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.querySelector('[data-mark]'));
  const looks = marks.map((mark) => `${mark?.getAttribute('d')} ${mark?.getAttribute('data-mark')}`);
  expect(new Set(looks).size).toBe(12);
});
