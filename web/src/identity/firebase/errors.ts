import { NOT_FINISHED } from '../login/texts';

const UNAVAILABLE = 'Firebase not available';
const NOT_SET_UP = 'Firebase authentication not available';
const WRONG = 'The email address or the password is not right.';

/** What the SDK's codes mean to people. Its own messages are not shown. */
const TEXTS: Record<string, string> = {
  'auth/popup-closed-by-user': NOT_FINISHED,
  'auth/cancelled-popup-request': NOT_FINISHED,
  'auth/user-cancelled': NOT_FINISHED,
  'auth/popup-blocked':
    'Your browser has blocked the Google window. Allow windows for this site and try again.',
  'auth/network-request-failed': UNAVAILABLE,
  'auth/internal-error': UNAVAILABLE,
  'auth/timeout': UNAVAILABLE,
  'auth/web-storage-unsupported': UNAVAILABLE,
  'auth/operation-not-allowed': NOT_SET_UP,
  'auth/admin-restricted-operation': NOT_SET_UP,
  'auth/configuration-not-found': NOT_SET_UP,
  'auth/invalid-api-key': NOT_SET_UP,
  'auth/unauthorized-domain': NOT_SET_UP,
  'auth/invalid-credential': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/wrong-password': WRONG,
  'auth/missing-password': WRONG,
  'auth/user-not-found': 'No account found with this email address',
  'auth/invalid-email': 'This is not an email address.',
  'auth/email-already-in-use': 'An account with this email already exists',
  'auth/account-exists-with-different-credential':
    'An account with this email already exists. Sign in the way you did before.',
  'auth/weak-password': 'This password is too easy to guess. Use a longer one.',
  'auth/password-does-not-meet-requirements': 'This password is too easy to guess. Use a longer one.',
  'auth/user-disabled': 'This account has been deactivated. Ask an administrator to reactivate it.',
  'auth/too-many-requests': 'Too many attempts. Try again in a few minutes.',
};

/** The sentence for one of the SDK's errors; `otherwise` for what is not in the catalogue. */
export function firebaseText(code: string, otherwise: string): string {
  return (Object.hasOwn(TEXTS, code) && TEXTS[code]) || otherwise;
}
