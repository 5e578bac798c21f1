import { describe, expect, test } from 'vitest';
import { firebaseText } from './errors';

describe('what the SDK reports becomes a sentence of ours', () => {
  test.each([
    ['auth/network-request-failed', 'Firebase not available'],
    ['auth/internal-error', 'Firebase not available'],
    ['auth/operation-not-allowed', 'Firebase authentication not available'],
    ['auth/email-already-in-use', 'An account with this email already exists'],
    ['auth/user-not-found', 'No account found with this email address'],
    ['auth/wrong-password', 'The email address or the password is not right.'],
    ['auth/invalid-credential', 'The email address or the password is not right.'],
    ['auth/user-disabled', 'This account has been deactivated. Ask an administrator to reactivate it.'],
  ])('A-109: %s: %s', (code, text) => {
    expect(firebaseText(code, 'Google sign-in failed')).toBe(text);
  });
});

test('A-100: a window that was closed or blocked is told apart', () => {
  expect(firebaseText('auth/popup-closed-by-user', '')).toMatch(/not finished/);
  expect(firebaseText('auth/popup-blocked', '')).toMatch(/blocked/);
});

test('A-108: what is not in the catalogue is a Google failure, and no text of the SDK', () => {
  expect(firebaseText('auth/argument-error', 'Google sign-in failed')).toBe('Google sign-in failed');
  expect(firebaseText('constructor', 'Google sign-in failed')).toBe('Google sign-in failed');
});
