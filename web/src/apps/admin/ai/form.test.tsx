import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { changes, open, server, settings } from './testing';

vi.mock('@/identity/leave');

const provider = () => screen.findByLabelText('Provider');
const save = () => screen.getByRole('button', { name: /^Sav/ });
const put = (kept = server()) => ({ 'PUT /api/admin/ai': () => Response.json(kept) });
const replaceText = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

test.each(['viewer', 'contributor'] as const)('a %s is refused', async (role) => {
  const { router } = open(settings(), {}, role);
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  expect(addressOf(router)).toBe('/unauthorized');
});

test('a server is set with prices and key, which are sent exactly', async () => {
  const { requests } = open(settings({ apps: { traits: 'off' } }), put());
  await user.selectOptions(await provider(), 'OpenAI-compatible server');
  await user.type(screen.getByLabelText('Address'), ' https://models.example.com/v1 ');
  await user.type(screen.getByLabelText('Model'), 'small-1');
  await user.type(screen.getByLabelText('Price of input'), '0.15');
  await user.type(screen.getByLabelText('Price of output'), '1.11');
  const key = screen.getByLabelText('Key');
  expect(key).toHaveAttribute('type', 'password');
  await user.type(key, 'sk-secret');
  await user.click(screen.getByRole('checkbox', { name: 'May choose tools' }));
  await expectAccessible();
  await user.click(save());
  expect(await screen.findByText(/^Answers are phrased by small-1\./)).toBeInTheDocument();
  expect(await changes(requests)).toEqual([
    [
      'PUT /api/admin/ai',
      {
        version: 0,
        provider: 'http',
        baseUrl: 'https://models.example.com/v1',
        model: 'small-1',
        file: '',
        key: 'sk-secret',
        mayPlan: true,
        prices: { input: 150_000, output: 1_110_000 },
        apps: [{ app: 'traits', means: 'off' }],
      },
    ],
  ]);
  expect(document.body).not.toHaveTextContent('sk-secret');
  expect(screen.queryByDisplayValue('sk-secret')).not.toBeInTheDocument();
  expect(screen.getByText('A key is set.')).toBeInTheDocument();
});

test('Undo goes back to how it was set before', async () => {
  const { requests } = open(server(), {
    ...put(server({ model: 'large-1', version: 7 })),
    'POST /api/admin/ai/undo': () => Response.json(server()),
  });
  await provider();
  await replaceText('Model', 'large-1');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText('Model')).toHaveValue('small-1'));
  const sent = await changes(requests);
  expect(sent.map(([what]) => what)).toEqual(['PUT /api/admin/ai', 'POST /api/admin/ai/undo']);
  expect(sent[1]).toEqual(['POST /api/admin/ai/undo', { version: 7 }]);
});

test('only the newest change offers to be taken back: the server goes one step back', async () => {
  open(server(), put());
  await provider();
  for (const name of ['large-1', 'large-2']) {
    await replaceText('Model', name);
    await user.click(save());
    await screen.findByText(`Answers are phrased by ${name}. From the next answer on.`);
  }
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
});

test('what is missing is told at its field, and the first takes the focus', async () => {
  const { requests } = open();
  await user.selectOptions(await provider(), 'http');
  await user.type(screen.getByLabelText('Price of input'), '1,5');
  await user.click(save());
  const address = screen.getByLabelText('Address');
  expect(address).toHaveFocus();
  expect(address).toHaveAccessibleDescription(/begins with https:\/\//);
  expect(screen.getByLabelText('Model')).toBeInvalid();
  expect(screen.getByLabelText('Price of input')).toHaveAccessibleDescription(/like 0\.15/);
  expect(screen.getByLabelText('Price of output')).toHaveAccessibleDescription(/both prices, or none/);
  expect(await changes(requests)).toEqual([]);
  await expectAccessible();
  await user.type(address, 'http://localhost:8000/v1');
  expect(address).toBeValid();
});

describe('a refusal', () => {
  const refuse = (...refused: Parameters<typeof refusal>) => ({
    'PUT /api/admin/ai': () => refusal(...refused),
  });

  test('stands at its field, and nothing typed is lost', async () => {
    open(server(), refuse('validation_failed', 'model: control characters are not allowed.', 422));
    await provider();
    await replaceText('Model', 'large-1');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await user.type(screen.getByLabelText('New key'), 'sk-2');
    await user.click(save());
    const model = screen.getByLabelText('Model');
    await waitFor(() => expect(model).toHaveAccessibleDescription(/Control characters are not allowed\./));
    expect(model).toHaveFocus();
    expect(model).toHaveValue('large-1');
    expect(screen.getByLabelText('New key')).toHaveValue('sk-2');
    await user.type(model, 'x');
    expect(model).toBeValid();
  });

  test('of a file stands at the file', async () => {
    open(settings(), refuse('validation_failed', 'This build of the suite runs no model of its own.', 422));
    await user.selectOptions(await provider(), 'local');
    await user.type(screen.getByLabelText('File'), '/models/a.gguf');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('File')).toHaveAccessibleDescription(/runs no model of its own/),
    );
    await expectAccessible();
  });

  test('that may pass can be tried again', async () => {
    const { requests } = open(server(), refuse('overloaded', 'Too much to do.', 503));
    await provider();
    await replaceText('Model', 'large-1');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await changes(requests)).toHaveLength(2));
    expect(screen.getByLabelText('Model')).toHaveValue('large-1');
  });
});

describe('the key', () => {
  test('is replaced, or kept after all, by key', async () => {
    open(server());
    (await screen.findByRole('button', { name: 'Replace' })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('New key')).toHaveFocus();
    await user.keyboard('sk-3{Tab}{Enter}');
    expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  test('is removed when that is saved', async () => {
    const { requests } = open(server(), put(server({ hasKey: false })));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.getByText('The key is removed when you save.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(save());
    expect(await screen.findByLabelText('Key', { selector: 'input' })).toHaveValue('');
    expect(await changes(requests)).toMatchObject([['PUT /api/admin/ai', { key: '' }]]);
  });
});

describe('changes that are not saved', () => {
  test('keep who leaves, until they say so', async () => {
    const { router } = open(server());
    await provider();
    await replaceText('Model', 'large-1');
    await act(() => router.navigate('/admin'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(addressOf(router)).toBe('/admin/ai');
    expect(screen.getByLabelText('Model')).toHaveValue('large-1');
    await act(() => router.navigate('/admin'));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(addressOf(router)).toBe('/admin'));
  });

  test('keep the tab from closing', async () => {
    open(server());
    await provider();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(screen.getByLabelText('Model'), 'x');
    expect(closing()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Model')).toHaveValue('small-1');
    expect(closing()).toBe(false);
  });

  test('stay while an app is set', async () => {
    const { requests } = open(server(), put(server({ apps: { ask: 'off' } })));
    await provider();
    await replaceText('Model', 'large-1');
    await user.selectOptions(await screen.findByLabelText('Answers of Ask the campus by'), 'Off');
    await user.click(screen.getByRole('button', { name: 'Apply to Ask the campus' }));
    expect(await screen.findByText('Ask the campus: off.')).toBeInTheDocument();
    expect(screen.getByLabelText('Model')).toHaveValue('large-1');
    expect(await changes(requests)).toMatchObject([['PUT /api/admin/ai', { model: 'small-1' }]]);
  });
});
