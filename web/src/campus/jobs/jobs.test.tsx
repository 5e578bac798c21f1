import { QueryObserver } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { makeQueries } from '@/api/queries';
import { answer, stubNetwork } from '@/testing/network';
import { renderRoutes } from '@/testing/render';
import { JobProgress } from './JobProgress';
import { refreshScreen } from './jobs';

const stopping: Schemas['Job'] = {
  id: 'job-1',
  kind: 'import',
  title: 'Import',
  owner: 'uid-contributor',
  state: 'running',
  done: 1,
  total: 4,
  message: 'Reads',
  attempts: 1,
  cancelRequested: true,
  createdAt: '2026-01-06T09:00:00Z',
};

test.each([
  [undefined, 'Stops, and takes back what it has done'],
  ['Stops after the file that is being read', 'Stops after the file that is being read'],
])('while a job stops, it says what that means', async (words, told) => {
  stubNetwork({ 'GET /api/jobs/job-1': () => answer<'Job'>(stopping) });
  renderRoutes([{ path: '/', element: <JobProgress id="job-1" label="Import" stopping={words} /> }], '/');
  expect(await screen.findByText(told)).toBeInTheDocument();
});

test('all that is on the screen is asked for again, but who is signed in, and what is gone', async () => {
  const queries = makeQueries({ staleTime: Infinity });
  const asked: string[] = [];
  const start = (name: string, isShown: boolean) => {
    queries.setQueryData([name], name);
    const options = { queryKey: [name], queryFn: () => asked.push(name) };
    if (isShown) onTestFinished(new QueryObserver(queries, options).subscribe(() => {}));
  };
  for (const name of ['start', 'jobs', 'people', 'gone']) start(name, true);
  start('ranking', false);
  await refreshScreen(queries, ([name]) => name === 'gone');
  expect(asked).toEqual(['people']);
  const isOld = (name: string) => queries.getQueryState([name])?.isInvalidated;
  expect(['start', 'jobs', 'people', 'gone', 'ranking'].filter(isOld)).toEqual(['gone', 'ranking']);
});
