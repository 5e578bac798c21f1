import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { withValue } from '../sheet';
import { family, worksheet } from '../testing';
import { keep } from './copies';
import { FAMILY, openFamily, write } from './testing';

vi.mock('@/identity/leave');

const PUT = `PUT ${FAMILY}`;
const name = () => screen.findByLabelText('Family name');
const leave = () => user.click(screen.getByRole('link', { name: 'Financial aid' }));
const offline = () => {
  throw new TypeError('no network');
};
const overtaken = (current: object) => () =>
  Response.json({ code: 'overtaken', message: 'Changed elsewhere.', current }, { status: 409 });

test('what is typed is saved by itself, made of the revision that was seen', async () => {
  const { sent } = openFamily();
  expect(await screen.findByText('Saved')).toHaveRole('status');
  await write('Family name', 'The Castellows');
  expect(screen.getByText('Saving…')).toBeInTheDocument();
  expect(await screen.findByText('just now')).toBeInTheDocument();
  await write('Family name', 'Castellow');
  await waitFor(async () =>
    expect(await sent(PUT)).toMatchObject([
      { name: 'The Castellows', seen: 3 },
      { name: 'Castellow', seen: 4 },
    ]),
  );
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sessionStorage, 'the server has it').toHaveLength(0);
});

test('what is typed without a pause is one request', async () => {
  const { made } = openFamily();
  const field = await name();
  for (const text of ['M', 'Ma', 'Mar']) fireEvent.change(field, { target: { value: text } });
  await screen.findByText('just now');
  expect(made(PUT)).toHaveLength(1);
});

test('a family without a name keeps the old one, and the rest is saved', async () => {
  const { sent } = openFamily();
  await write('Family name', ' ');
  expect(await name()).toHaveAccessibleDescription(/^A family needs a name\./);
  fireEvent.change(screen.getByLabelText('Award year'), { target: { value: '2025-26' } });
  await waitFor(async () => {
    const last = (await sent(PUT)).at(-1);
    expect(last?.name).toBe('Maren Castellow');
    expect(last?.worksheet.application.year).toBe('2025-26');
  });
});

test('without a connection nothing is lost, it is tried again, and a reload brings it back', async () => {
  let isUp = false;
  const handlers = {
    [PUT]: async (request: Request) => {
      if (!isUp) return offline();
      const { name, worksheet, seen } = await request.json();
      return Response.json(family({ name, worksheet, revision: seen + 1 }));
    },
  };
  const { router } = openFamily(handlers);
  await write('Family name', 'Typed on a train');
  expect(await screen.findByText(/^Not saved: The server cannot be reached\./)).toBeInTheDocument();
  expect(screen.getByText('What you typed stays here.')).toBeInTheDocument();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true })), 'it asks first').toBe(false);
  await leave();
  await screen.findByText('Elsewhere');
  await act(() => router.navigate(-1));
  expect(await name()).toHaveValue('Typed on a train');
  expect(await screen.findByText(/^Not saved/)).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('just now')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('what the server refuses says why and stays', async () => {
  openFamily({ [PUT]: () => refusal('validation_failed', 'name: too odd.', 422) });
  await write('Family name', 'Odd');
  expect(await screen.findByText(/^Not saved: .*too odd\./)).toBeInTheDocument();
  expect(await name()).toHaveValue('Odd');
  expect(sessionStorage).toHaveLength(1);
});

test('a closed tab sends what it has', async () => {
  const { made } = openFamily();
  await write('Family name', 'Closing');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(made(PUT)).toHaveLength(1));
  expect(made(PUT)[0]?.keepalive).toBe(true);
});

test('a save whose answer was lost is no conflict', async () => {
  let calls = 0;
  const { made } = openFamily({
    [PUT]: async (request: Request) => {
      calls += 1;
      const { name, worksheet, seen } = await request.json();
      if (calls === 1) return offline();
      if (seen === 3) {
        return overtaken(family({ name: 'First', worksheet, revision: 4 }))();
      }
      return Response.json(family({ name, worksheet, revision: seen + 1 }));
    },
  });
  await write('Family name', 'First');
  await screen.findByText(/^Not saved/);
  await write('Family name', 'Second');
  expect(await screen.findByText('just now')).toBeInTheDocument();
  expect(made(PUT)).toHaveLength(3);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const theirs = family({
  revision: 9,
  name: 'Maren Castellow',
  worksheet: withValue(worksheet(), 'parent.amounts.agi', 50_000),
});

/** Another window has saved `theirs`; what is saved over it is taken. */
const elsewhere = () => {
  let isFirst = true;
  return {
    [PUT]: async (request: Request) => {
      const { name, worksheet, seen } = await request.json();
      if (isFirst) {
        isFirst = false;
        return overtaken(theirs)();
      }
      return Response.json(family({ name, worksheet, revision: seen + 1 }));
    },
  };
};

test('who was overtaken sees what differs, and both changes are kept', async () => {
  const { sent } = openFamily(elsewhere());
  await write('Family name', 'Castellow');
  const dialog = await screen.findByRole('dialog', { name: 'Changed in another window' });
  expect(within(dialog).getByRole('row', { name: /Parent: adjusted gross income/ })).toHaveTextContent(
    /\$72,000\$50,000/,
  );
  expect(within(dialog).getByRole('row', { name: /Family name/ })).toHaveTextContent(
    /CastellowMaren Castellow/,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Keep both changes' }));
  expect(await screen.findByText('just now')).toBeInTheDocument();
  const last = (await sent(PUT)).at(-1);
  expect(last).toMatchObject({ name: 'Castellow', seen: 9 });
  expect(last?.worksheet.application.parent.amounts.agi).toBe(50_000);
});

test('who keeps their own saves over the other', async () => {
  const { sent } = openFamily(elsewhere());
  await write('Family name', 'Castellow');
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('just now')).toBeInTheDocument();
  expect((await sent(PUT)).at(-1)?.worksheet.application.parent.amounts.agi).toBe(72_000);
});

test('who takes theirs can have their own back', async () => {
  const { made } = openFamily(elsewhere());
  await write('Family name', 'Castellow');
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(await name()).toHaveValue('Maren Castellow');
  expect(made(PUT), 'nothing is sent').toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await name()).toHaveValue('Castellow');
});

test('who does not want to compare yet finds the way back to it', async () => {
  openFamily(elsewhere());
  await write('Family name', 'Castellow');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByText(/^Not saved: this family was changed in another window\.$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('what was typed before a reload is back, and is saved', async () => {
  keep('uid-viewer', 'castellow', { name: 'Castellow', worksheet: worksheet(), seen: 3 });
  const { sent } = openFamily();
  expect(await name()).toHaveValue('Castellow');
  expect(await screen.findByText('just now')).toBeInTheDocument();
  expect(await sent(PUT)).toMatchObject([{ name: 'Castellow', seen: 3 }]);
});

test('what was typed before a reload meets what was saved meanwhile', async () => {
  keep('uid-viewer', 'castellow', { name: 'Castellow', worksheet: worksheet(), seen: 3 });
  const { made } = openFamily({ [`GET ${FAMILY}`]: () => Response.json(theirs) });
  const dialog = await screen.findByRole('dialog', { name: 'Changed in another window' });
  expect(dialog).toHaveTextContent('$72,000');
  expect(await name()).toHaveValue('Castellow');
  expect(made(PUT)).toEqual([]);
});

test('what another window has saved is shown where nothing was typed', async () => {
  let isLater = false;
  openFamily({ [`GET ${FAMILY}`]: () => Response.json(isLater ? { ...theirs, name: 'Renamed' } : family()) });
  expect(await name()).toHaveValue('Maren Castellow');
  isLater = true;
  act(() => void focusManager.setFocused(false));
  act(() => void focusManager.setFocused(true));
  await waitFor(() => expect(screen.getByLabelText('Family name')).toHaveValue('Renamed'));
  focusManager.setFocused(undefined);
});
