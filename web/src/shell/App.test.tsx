import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { answer, hold, refusal, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { user } from '@/testing/user';
import { App } from './App';
import { Minimal } from './debug/Minimal';

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <Minimal /> }]);
  render(<App router={router} nonce="" />);
};

test('A-46 A-71: until it is known who asks, it says Initializing... and shows no page', async () => {
  const { held, release } = hold<Response>();
  stubNetwork({ 'GET /api/session': () => held });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Initializing...');
  expect(screen.queryByText('Minimal')).not.toBeInTheDocument();
  release(answer<'SessionState'>(signedIn('viewer')));
  expect(await screen.findByText('Minimal')).toBeInTheDocument();
});

test('a server that does not answer is told, and can be tried again', async () => {
  let isUp = false;
  stubNetwork({
    'GET /api/session': () =>
      isUp ? answer<'SessionState'>(signedIn('viewer')) : refusal('internal', 'Something went wrong.', 500),
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Minimal')).toBeInTheDocument();
});
