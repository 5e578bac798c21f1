import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { DotMap } from './DotMap';
import { boxOf, drawDots } from './dots';
import { focused, readTable } from './testing';

const project = (longitude: number, latitude: number) =>
  latitude < -60 ? null : ([longitude, -latitude] as const);
const BOX = { x: -180, y: -90, width: 360, height: 180 };
const DOTS = [
  { id: 'ber', name: 'Berlin', longitude: 13, latitude: 52, count: 4 },
  { id: 'bos', name: 'Boston', longitude: -71, latitude: 42, count: 1600 },
  { id: 'ham', name: 'Hamburg', longitude: 10, latitude: 53, count: 400 },
  { id: 'mcm', name: 'McMurdo', longitude: 166, latitude: -77, count: 1 },
];
const EUROPE = { name: 'Europe', west: -10, south: 36, east: 30, north: 60 };

const open = () =>
  render(
    <MemoryRouter>
      <DotMap
        title="Where they live"
        outline="M-180,-90H180V90H-180Z"
        borders="M0,-90V90"
        box={BOX}
        project={project}
        dots={DOTS}
        counted={['person', 'people']}
        regions={[EUROPE]}
        linkOf={(id) => `/people?place=${id}`}
      />
    </MemoryRouter>,
  );

const dots = () =>
  within(screen.getByRole('application'))
    .queryAllByRole('button')
    .map((dot) => dot.getAttribute('aria-label'));

test('every place is a dot or said to be none, and all are in the table', async () => {
  open();
  expect(dots()).toEqual([
    'Boston: 1,600 people, 1 of 3',
    'Hamburg: 400 people, 2 of 3',
    'Berlin: 4 people, 3 of 3',
  ]);
  expect(
    screen.getByText(
      '2,005 people in 4 places, most in Boston (1,600), Hamburg (400), Berlin (4). 1 place in the table cannot be drawn on this map.',
    ),
  ).toBeInTheDocument();
  await expectAccessible();
  expect(await readTable('Where they live')).toEqual([
    ['Place', 'People'],
    ['Boston', '1,600'],
    ['Hamburg', '400'],
    ['Berlin', '4'],
    ['McMurdo', '1'],
  ]);
  expect(screen.getByRole('link', { name: 'Hamburg' })).toHaveAttribute('href', '/people?place=ham');
});

test('arrows go from dot to dot, and what is read is said below', async () => {
  open();
  screen.getByRole('button', { name: 'Europe' }).focus();
  await user.tab();
  expect(focused()).toMatch(/^Boston/);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toMatch(/^Berlin/);
  await user.keyboard('{ArrowRight}');
  expect(focused(), 'the last one').toMatch(/^Berlin/);
  await user.keyboard('{Home}{Enter}');
  expect(focused()).toMatch(/^Boston/);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Boston' }), 'is kept').toHaveFocus();
  await expectAccessible();
});

test('a region shows its own dots, by key', async () => {
  open();
  const europe = screen.getByRole('button', { name: 'Europe' });
  europe.focus();
  await user.keyboard('{Enter}');
  expect(europe).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('application')).toHaveAccessibleName(/^Where they live, Europe\./);
  expect(dots()).toEqual(['Hamburg: 400 people, 1 of 2', 'Berlin: 4 people, 2 of 2']);
  await user.click(screen.getByRole('button', { name: 'Whole map' }));
  expect(dots()).toHaveLength(3);
});

test('the area of a dot is its count, and the smallest can still be seen', () => {
  const drawn = drawDots({ dots: DOTS, project, view: BOX, width: 480, height: 240 });
  expect(drawn.dots.map(({ radius }) => radius)).toEqual([20, 10, 3]);
  const [boston] = drawn.dots;
  expect(boston?.id).toBe('bos');
  expect(boston?.x).toBeCloseTo((109 / 360) * 480);
  expect(boston?.y).toBeCloseTo((48 / 180) * 240);
});

test('names do not cover each other', () => {
  const crowd = Array.from({ length: 12 }, (_, number) => ({
    id: `${number}`,
    name: `City of number ${number}`,
    longitude: number / 10,
    latitude: 50,
    count: 20 - number,
  }));
  const labels = drawDots({ dots: crowd, project, view: BOX, width: 480, height: 240 }).dots.flatMap(
    ({ label }) => label ?? [],
  );
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.length).toBeLessThanOrEqual(2);
});

test('a region is measured on the map, and may not be on it', () => {
  expect(boxOf(project, EUROPE)).toEqual({ x: -10, y: -60, width: 40, height: 24 });
  expect(boxOf(project, { name: 'South', west: 0, south: -80, east: 10, north: -70 })).toBeNull();
});
