import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { segment } from '../testing';
import { readView, writeView } from './address';
import { open, overview, trend, year } from './testing';
import { shareIn } from './words';

const PEOPLE = 'GET /api/graduway/engagement/people';
const asked = (requests: readonly Request[], path: string) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === path);

test('four modes stand beside the last year, with their counts and a table', async () => {
  open();
  const bars = await screen.findByRole('img', { name: /^2026–27 so far beside 2025–26/ });
  expect(bars).toHaveAccessibleName(/Philanthropic 12% \(10% before\)/);
  expect(
    screen.getByText(/^120 of those who can be reached are counted|120 of those who can be reached/),
  ).toBeInTheDocument();
  const shown = within(screen.getByRole('group', { name: 'Engagement in four modes: shown as' }));
  await user.click(shown.getByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table', { name: 'Engagement in four modes' })).getAllByRole('row');
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    'Mode',
    'Philanthropic',
    'Volunteer',
    'Experiential',
    'Communication',
    'Any of them',
    'All alumni who can be reached',
  ]);
  await expectAccessible();
});

test('people are listed with the reason, and the list is chosen in the address', async () => {
  const { router, requests } = open();
  const table = within(await screen.findByRole('table', { name: 'Most engaged' }));
  expect(table.getByRole('link', { name: 'Rosa Alvarez' })).toHaveAttribute('href', '/people/17');
  expect(table.getByText(/^30 points in the last twelve months/)).toBeInTheDocument();
  expect(screen.getByText(/4 more would be here, had they agreed to be named\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lapsed' }));
  expect(addressOf(router)).toBe('/graduway/engagement?list=lapsed');
  await waitFor(() =>
    expect(asked(requests, '/api/graduway/engagement/people').at(-1)?.searchParams.get('ranking')).toBe(
      'lapsed',
    ),
  );
  expect(screen.getByRole('link', { name: 'Export list' })).toHaveAttribute(
    'href',
    '/api/graduway/engagement/people.csv?ranking=lapsed',
  );
});

test('a person’s drawer has every event that was counted, and gives the list back', async () => {
  const { router } = open();
  await user.click(await screen.findByRole('button', { name: 'What was counted of Rosa Alvarez' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Rosa Alvarez' }));
  expect(drawer.getByRole('heading', { name: 'Score 18.1' })).toBeInTheDocument();
  expect(drawer.getByText('Gift to the Helping Hand Fund')).toBeInTheDocument();
  expect(drawer.getByText('Reunion (beyond what counts in a year)')).toBeInTheDocument();
  expect(drawer.getByText('Rising')).toBeInTheDocument();
  expect(addressOf(router)).toBe('/graduway/engagement?person=17');
  await expectAccessible();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(addressOf(router)).toBe('/graduway/engagement');
});

test('cohorts are lines in the mode that one chooses', async () => {
  const { requests } = open('/graduway/engagement?by=decade&mode=volunteer', {
    'GET /api/graduway/engagement/trend': () =>
      answer<'EngagementTrend'>(
        trend({
          cohorts: [
            {
              name: '1990s',
              kind: 'own',
              years: [year(2026, [0, 0.06, 0, 0]), year(2027, [0, 0.09, 0, 0])],
            },
            {
              name: 'Not known',
              kind: 'unknown',
              years: [year(2026, [0, 0, 0, 0]), year(2027, [0, 0.01, 0, 0])],
            },
          ],
        }),
      ),
  });
  expect(
    await screen.findByText(/1990s: from 6% in 2025–26 to 9% in 2026–27 so far; Not known: from 0%/),
  ).toBeInTheDocument();
  expect(asked(requests, '/api/graduway/engagement/trend')[0]?.search).toBe('?by=decade');
  expect(screen.getByRole('link', { name: 'Export trend' })).toHaveAttribute(
    'href',
    '/api/graduway/engagement/trend.csv?by=decade',
  );
});

test('trend and lists are of those one chooses', async () => {
  const { router, requests } = open('/graduway/engagement', {
    'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments: [segment()] }),
  });
  await screen.findByRole('table', { name: 'Most engaged' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Segment' }), 'Boston chemists');
  await user.type(screen.getByRole('spinbutton', { name: 'Class from' }), '1990{Enter}');
  await waitFor(() => expect(addressOf(router)).toBe('/graduway/engagement?segment=boston&classFrom=1990'));
  await waitFor(() =>
    expect(asked(requests, '/api/graduway/engagement/people').at(-1)?.searchParams.get('classFrom')).toBe(
      '1990',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Everybody' }));
  expect(addressOf(router)).toBe('/graduway/engagement');
});

test('how it is counted stands on the page', async () => {
  open();
  expect(await screen.findByText('Half as many points again as before.')).toBeInTheDocument();
  expect(
    within(screen.getByRole('table', { name: 'Rules and weights' })).getByText('Gift'),
  ).toBeInTheDocument();
  expect(screen.getByText('Nobody decides to be measured.')).toBeInTheDocument();
});

test('before the first count it is said how far it is, and nothing is made up', async () => {
  open('/graduway/engagement', {
    'GET /api/graduway/engagement': () =>
      answer<'EngagementOverview'>(
        overview({
          state: {
            asOf: null,
            counting: { job: 'job-1', done: 10, total: 100 },
            note: 'Engagement is being counted for the first time.',
          },
          thisYear: null,
          lastYear: null,
        }),
      ),
    'GET /api/jobs/job-1': () =>
      answer<'Job'>({
        id: 'job-1',
        kind: 'engagement',
        title: 'Count of engagement',
        owner: null,
        state: 'running',
        done: 10,
        total: 100,
        message: 'Counting',
        attempts: 0,
        cancelRequested: false,
        createdAt: '2026-11-15T09:00:00Z',
      }),
  });
  expect(await screen.findByText('Engagement is being counted for the first time.')).toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Count of engagement' })).toHaveAttribute(
    'value',
    '10',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'People' })).not.toBeInTheDocument();
});

test('a viewer cannot have it counted anew nor take the names away; a failure of the list can be tried again', async () => {
  open('/graduway/engagement', { [PEOPLE]: () => refusal('overloaded', 'Too much to do.', 503) }, 'viewer');
  expect(await screen.findByText('Too much to do.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Count anew' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Export list' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Export list' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('an address says what is shown, and nothing that the server would refuse', () => {
  const search = new URLSearchParams(
    'classFrom=1990&classTo=99999&field=Law&by=shoe&mode=volunteer&list=rising&listMode=x&page=0&person=7&segment=a%2Fb',
  );
  const view = readView(search);
  expect(view).toEqual({
    among: { classFrom: 1990, field: 'Law' },
    by: 'everybody',
    mode: 'volunteer',
    ranking: 'rising',
    listMode: 'any',
    page: 1,
    person: 7,
  });
  expect(readView(writeView(view))).toEqual(view);
});

test('a share of nobody is none', () => {
  expect(shareIn({ ...year(2026, [0.1, 0, 0, 0]), contactable: 0 }, 'philanthropic')).toBeNull();
  expect(shareIn(year(2026, [0.1, 0, 0, 0]), 'philanthropic')).toBe(0.1);
  expect(shareIn(year(2026, [0.1, 0, 0, 0]), 'any')).toBe(0.4);
});
