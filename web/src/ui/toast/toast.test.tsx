import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '@/testing/render';
import { Toaster } from './Toaster';
import { currentToasts, showToast, TOAST_DURATION, TOAST_FADE, undoLatest } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  // What is still there fades.
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const show = (...args: Parameters<typeof showToast>) => act(() => void showToast(...args));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const card = (message: string) => screen.getByText(message).parentElement as HTMLElement;

test('A-124: a toast stays 5000 ms and takes 300 ms to go', () => {
  expect([TOAST_DURATION, TOAST_FADE]).toEqual([5000, 300]);
});

test('A-64 A-68: a toast is a message with an id, a duration and an optional Undo', () => {
  show('Saved');
  show('Removed', { undo: () => {}, duration: 9000 });
  expect(currentToasts()).toMatchObject([
    { id: expect.any(String), message: 'Saved', duration: 5000 },
    { id: expect.any(String), message: 'Removed', duration: 9000 },
  ]);
  expect(new Set(currentToasts().map((toast) => toast.id)).size).toBe(2);
  expect(currentToasts()[0]?.undo).toBeUndefined();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

test('A-84: a toast is there at once, fades at its duration and is gone 300 ms later', () => {
  show('Saved', { duration: 2000 });
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  pass(1999);
  expect(card('Saved')).not.toHaveAttribute('data-fading');
  pass(1);
  expect(card('Saved')).toHaveAttribute('data-fading');
  pass(299);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('A-85: Undo runs its action exactly once and closes; the timer then does nothing', () => {
  const undo = vi.fn();
  show('Role changed', { undo });
  const button = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Role changed')).not.toBeInTheDocument();
  pass(TOAST_DURATION + TOAST_FADE);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a toast under the pointer or with the focus stays', () => {
  show('Saved');
  pass(4000);
  fireEvent.mouseEnter(card('Saved'));
  pass(60_000);
  expect(card('Saved')).not.toHaveAttribute('data-fading');
  fireEvent.mouseLeave(card('Saved'));
  pass(999);
  expect(card('Saved')).not.toHaveAttribute('data-fading');
  pass(1);
  expect(card('Saved')).toHaveAttribute('data-fading');
});

test('an Undo that fails says why', async () => {
  show('Role changed', { undo: () => Promise.reject(new Error('Things have moved on.')) });
  await act(async () => {
    expect(undoLatest()).toBe(true);
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Things have moved on.');
});
