import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { user } from '@/testing/user';
import { index, job, open } from './testing';

vi.mock('@/identity/leave');

const building = { done: 500, total: 2000, message: 'Reading people' };
const making = (change: Partial<Schemas['Job']> = {}) =>
  job({
    kind: 'campus_index',
    owner: null,
    done: 500,
    total: 2000,
    message: 'Making the search index',
    ...change,
  });

const panel = async () => within(await screen.findByRole('region', { name: 'Search index' }));
const indexIs = (change: Partial<Schemas['IndexState']>) => ({
  'GET /api/people/index': () => answer<'IndexState'>(index(change)),
});

test('the index says how many people it finds, and by what', async () => {
  open('contributor');
  const facts = await (await panel()).findByText('Ready');
  expect(facts.closest('dl')).toHaveTextContent(
    'StateReadyPeople2,651Found byWords and meaningChanges to follow0',
  );
});

test('an admin sees how far a new index is while the old one serves, and cancels it', async () => {
  let work = making();
  let state = index({ building });
  const { requests } = open('admin', {
    'GET /api/people/index': () => answer<'IndexState'>(state),
    'GET /api/jobs': () => answer<'JobList'>({ jobs: [work] }),
    'GET /api/jobs/job-1': () => answer<'Job'>(work),
    'POST /api/jobs/job-1/cancel': () => {
      work = { ...work, state: 'cancelled', cancelRequested: true };
      state = index({ trouble: 'the job was cancelled' });
      return answer<'Job'>({ ...work, state: 'running' });
    },
  });
  const own = await panel();
  const bar = () => own.getByRole('progressbar', { name: 'New search index' });
  await waitFor(() => expect(bar()).toHaveAttribute('value', '25'));
  expect(
    own.getByText(/^Until it is whole, people are found with the one that is there\./),
  ).toBeInTheDocument();
  await user.click(await own.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(own.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(own.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(own.getByText(/^The new index was cancelled\./)).toHaveTextContent(
    'People are found with the one that is there. It stays so until the server starts again or another campus takes the place of this one.',
  );
  const asked = requests.find(({ url }) => new URL(url).pathname === '/api/jobs');
  expect(new URL(asked?.url ?? '').search).toBe('?kind=campus_index');
});

test('a contributor sees how far it is, and does not ask for jobs that they cannot see', async () => {
  const { requests } = open('contributor', indexIs({ readiness: 'building', building }));
  const own = await panel();
  expect(await own.findByRole('progressbar', { name: 'New search index' })).toHaveAttribute('value', '25');
  expect(own.getByText('Reading people')).toBeInTheDocument();
  expect(own.getByText(/^Until it is whole, people are found by name alone\./)).toBeInTheDocument();
  expect(own.queryByText('People')).not.toBeInTheDocument();
  expect(own.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/api/jobs');
});

test('a first index that was cancelled leaves names alone', async () => {
  open('admin', {
    ...indexIs({ readiness: 'building', trouble: 'the job was cancelled' }),
    'GET /api/jobs': () => answer<'JobList'>({ jobs: [making({ state: 'cancelled' })] }),
  });
  const own = await panel();
  expect(
    await own.findByText(/^The new index was cancelled\. People are found by name alone\./),
  ).toBeInTheDocument();
  expect(own.queryByRole('alert')).not.toBeInTheDocument();
});

test('why an index was not made is told', async () => {
  open('admin', indexIs({ trouble: 'The disk is full.' }));
  expect(await (await panel()).findByRole('alert')).toHaveTextContent('The disk is full.');
});

test('without a campus there is nothing to find', async () => {
  open('admin', indexIs({ readiness: 'empty', people: 0 }));
  expect(await (await panel()).findByText('There is nobody to find')).toBeInTheDocument();
});
