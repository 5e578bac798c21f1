import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { ASSISTANTS, ago, changes, open, server, usageRow } from './testing';

vi.mock('@/identity/leave');

const LIST = 'GET /api/chat';
const used = (...rows: ReturnType<typeof usageRow>[]) => ({
  'GET /api/admin/ai/usage': () => Response.json({ rows }),
});
const panel = async () => within(await screen.findByRole('region', { name: 'By app' }));
const rowOf = async (title: string) =>
  within((await (await panel()).findByText(title)).closest('tr') as HTMLElement);

test('the apps are those with a conversation, with what they used', async () => {
  open(server(), used(usageRow(), usageRow({ day: ago(3), estimated: true }), usageRow({ app: 'old-app' })));
  const ask = await rowOf('Ask the campus');
  expect(ask.getByLabelText('Answers of Ask the campus by')).toHaveValue('engine');
  await waitFor(() => expect(ask.getByText('24')).toBeInTheDocument());
  expect(ask.getByText('20,400')).toBeInTheDocument();
  expect(ask.getByText(/\$0\.00414/)).toHaveTextContent('estimated');
  expect((await rowOf('Matchmaking Chat')).getByLabelText(/^Answers/)).toHaveValue('model');
  expect((await rowOf('old-app')).getByText('12')).toBeInTheDocument();
  expect(screen.queryByText('Traits')).not.toBeInTheDocument();
});

test('apps are set one by one, and Undo takes that back', async () => {
  const { requests } = open(server(), {
    'PUT /api/admin/ai': () => Response.json(server({ apps: { ask: 'engine', matchmaking: 'off' } })),
    'POST /api/admin/ai/undo': () => Response.json(server()),
  });
  const choice = await screen.findByLabelText('Answers of Matchmaking Chat by');
  await user.selectOptions(choice, 'Off');
  await user.keyboard('{Escape}');
  expect(choice).toHaveValue('model');
  await user.selectOptions(choice, 'Off');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(choice).toHaveFocus();
  await screen.findByText('Matchmaking Chat: off.');
  const listed = requests.filter(({ url }) => new URL(url).pathname === '/api/chat');
  expect(listed, 'who converses is asked anew').toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(choice).toHaveValue('model'));
  const [[, body]] = (await changes(requests)) as [[string, unknown]];
  expect(body).toMatchObject({
    provider: 'http',
    prices: { input: 150_000, output: 600_000 },
    apps: [
      { app: 'ask', means: 'engine' },
      { app: 'matchmaking', means: 'off' },
    ],
  });
  expect(body).not.toHaveProperty('key');
});

test('a choice that is refused stays as chosen, and says why', async () => {
  open(server(), { 'PUT /api/admin/ai': () => refusal('overloaded', 'Not now, please.', 503) });
  await user.selectOptions(await screen.findByLabelText('Answers of Ask the campus by'), 'Off');
  await user.click(screen.getByRole('button', { name: 'Apply to Ask the campus' }));
  expect(await screen.findByText('Not now, please.')).toHaveRole('alert');
  expect(screen.getByLabelText('Answers of Ask the campus by')).toHaveValue('off');
});

test('the apps have their place while they are on their way', async () => {
  const { held, release } = hold<Response>();
  open(server(), { [LIST]: () => held });
  const own = await panel();
  expect(own.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(own.queryByRole('table')).not.toBeInTheDocument();
  await expectAccessible();
  release(answer<'AssistantList'>({ assistants: ASSISTANTS }));
  expect(await own.findByRole('table', { name: 'By app' })).toBeInTheDocument();
  expect(own.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
});

test('apps that fail to load can be tried again, and the rest of the page is there', async () => {
  let isUp = false;
  open(server(), {
    [LIST]: () =>
      isUp ? answer<'AssistantList'>({ assistants: ASSISTANTS }) : refusal('overloaded', 'Busy.', 503),
  });
  const own = await panel();
  expect(await own.findByRole('alert')).toHaveTextContent('Busy.');
  expect(own.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Provider')).toHaveValue('http');
  isUp = true;
  await user.click(own.getByRole('button', { name: 'Retry' }));
  expect(await own.findByLabelText('Answers of Matchmaking Chat by')).toBeInTheDocument();
});
