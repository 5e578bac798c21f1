import { expect, test } from 'vitest';
import { signedIn, signedOut } from '@/testing/people';
import { INITIAL, next } from './state';

test('A-71: the state starts as loading, and nobody is signed in', () => {
  expect(INITIAL).toMatchObject({ isLoading: true, isAuthenticated: false, user: null, profile: null });
});

test('A-67: the state has the fields of the specification', () => {
  const fields = ['isAuthenticated', 'isLoading', 'user', 'profile', 'error', 'authMethod'];
  expect(Object.keys(next(INITIAL, { type: 'answered', state: signedIn('viewer') }))).toEqual(
    expect.arrayContaining(fields),
  );
});

test('A-71: then somebody is signed in, or nobody', () => {
  const viewer = next(INITIAL, { type: 'answered', state: signedIn('viewer') });
  expect(viewer).toMatchObject({ isLoading: false, isAuthenticated: true, profile: { role: 'viewer' } });
  const nobody = next(INITIAL, { type: 'answered', state: signedOut() });
  expect(nobody).toMatchObject({ isLoading: false, isAuthenticated: false, user: null, profile: null });
});

test('A-74 A-110: without a profile somebody is signed in, with the reason', () => {
  const answer = {
    ...signedIn('viewer'),
    profile: null,
    permissions: [],
    error: 'Failed to load user profile',
  };
  expect(next(INITIAL, { type: 'answered', state: answer })).toMatchObject({
    isAuthenticated: true,
    profile: null,
    error: 'Failed to load user profile',
  });
});

test('A-75 A-106: while the remote service is down nobody is signed in, with the reason', () => {
  const answer = signedOut('Firebase not available');
  expect(next(INITIAL, { type: 'answered', state: answer })).toMatchObject({
    isAuthenticated: false,
    isLoading: false,
    error: 'Firebase not available',
  });
});

test('asking again does not take the page from who is signed in', () => {
  const viewer = signedIn('viewer');
  expect(next(viewer, { type: 'asked' })).toBe(viewer);
  expect(next(signedOut(), { type: 'asked' }).isLoading).toBe(true);
});

test('a question without an answer changes nothing but the reason', () => {
  const viewer = signedIn('viewer');
  expect(next(viewer, { type: 'unanswered', error: 'No.' })).toEqual({ ...viewer, error: 'No.' });
});
