import { useIsFetching } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer, hold, refusal, stubNetwork } from '@/testing/network';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { SearchNotice } from './SearchNotice';

const health = (sentenceModel: Schemas['Presence']) => () =>
  answer<'Health'>({ status: 'ok', database: 'ok', sentenceModel });

test.each(['missing', 'broken'] as const)(
  'with a model that is %s it says that words alone are searched, and how to change that',
  async (presence) => {
    stubNetwork({ 'GET /api/health': health(presence) });
    render(<SearchNotice />);
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent(
      `Search works by words alone: the language model's files are ${presence}. ` +
        'An administrator can fetch them with quad assets fetch.',
    );
  },
);

test('once dismissed it stays away, and asks no more', async () => {
  const requests = stubNetwork({ 'GET /api/health': health('missing') });
  const { unmount } = render(<SearchNotice />);
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  unmount();
  render(<SearchNotice />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

function Progress() {
  return useIsFetching() ? 'asking' : 'idle';
}

test.each([
  ['with the model', health('ok')()],
  ['while the server is not well', refusal('database_unavailable', 'There is no database.', 503)],
])('%s it says nothing', async (_, reply) => {
  const { held, release } = hold<Response>();
  stubNetwork({ 'GET /api/health': () => held });
  render(
    <>
      <SearchNotice />
      <Progress />
    </>,
  );
  await screen.findByText('asking');
  release(reply);
  await screen.findByText('idle');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
