import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { open } from './testing';

test('after filters were cleared, Back brings back what was typed', async () => {
  const { router } = open();
  await user.type(await screen.findByLabelText('Place'), 'Boston{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByLabelText('Place')).toHaveValue('');
  await act(() => router.navigate(-1));
  expect(addressOf(router)).toBe('/people?place=Boston');
  expect(screen.getByLabelText('Place')).toHaveValue('Boston');
});

test('after a search from elsewhere, Back brings back the words before', async () => {
  const { router } = open();
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'teacher{Enter}');
  await waitFor(() => expect(addressOf(router)).toBe('/people?q=teacher'));
  await act(() => router.navigate('/people?q=nurse'));
  expect(field).toHaveValue('nurse');
  await act(() => router.navigate(-1));
  expect(addressOf(router)).toBe('/people?q=teacher');
  expect(field).toHaveValue('teacher');
});

test('what was typed since is not overwritten by its own beginning', async () => {
  const { router } = open();
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'tea{Enter}cher');
  expect(addressOf(router)).toBe('/people?q=tea');
  expect(field).toHaveValue('teacher');
  await waitFor(() => expect(addressOf(router)).toBe('/people?q=teacher'));
});

test('with the filter goes what was wrong in its field', async () => {
  open('/people?classFrom=1990');
  const field = await screen.findByLabelText('Class from');
  await user.clear(field);
  await user.type(field, '19');
  await user.tab();
  expect(screen.getByText('From 1900 to 2100')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Class of 1990 or later' }));
  expect(field).toHaveValue(null);
  expect(screen.queryByText('From 1900 to 2100')).not.toBeInTheDocument();
});
