import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { type Handlers, open as openPage } from '../testing';
import { RecordPage } from './RecordPage';

const open = (path: string, handlers: Handlers = {}) =>
  openPage('viewer', [{ path: '/graduway/records/:kind/:id', element: <RecordPage /> }], path, handlers);

test('an event is shown with its own words', async () => {
  open('/graduway/records/events/12', {
    'GET /api/graduway/directory/records/event/12': () =>
      answer<'DirectoryRecord'>({
        kind: 'event',
        id: 12,
        title: 'Spring Lecture',
        detail: 'Lecture, Boston',
        date: '2027-03-03',
        quote: 'What rivers remember.',
        person: null,
      }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring Lecture' })).toBeInTheDocument();
  expect(screen.getByText('What rivers remember.')).toBeInTheDocument();
  await expectAccessible();
});

test('what is not there, or was never a record, says so and where to ask', async () => {
  open('/graduway/records/posts/7', {
    'GET /api/graduway/directory/records/post/7': () => refusal('not_found', 'There is no such post.', 404),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such post.');
  expect(screen.getByRole('link', { name: /^Ask about events/ })).toHaveAttribute('href', '/graduway/ask');
});

test.each(['/graduway/records/shoes/7', '/graduway/records/constructor/1', '/graduway/records/events/x'])(
  '%s is no record',
  async (path) => {
    open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such record.');
  },
);
