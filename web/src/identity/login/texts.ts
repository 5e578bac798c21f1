import { ApiFailure, type Schemas } from '@/api/client';

type Code = Schemas['Code'];

export const GOOGLE_FAILED = 'Google sign-in failed';
export const NOT_FINISHED =
  'Google sign-in was not finished. If its window is still open, go on there; otherwise try again.';

/** What a code in an address means. A text in an address is never shown: anybody could have written it. */
const TEXTS: Partial<Record<Code, string>> = {
  session_expired: 'Session expired',
  session_limit: 'Maximum concurrent sessions reached. Please sign out from another device.',
  account_exists:
    'An account with this email already exists. Sign in the way you did before, then connect this one on your account page.',
  account_deactivated: 'This account has been deactivated. Ask an administrator to reactivate it.',
  email_not_verified: 'Google has not verified this email address. Verify it there first.',
  conflict: 'The other account has another email address.',
  rate_limited: 'Too many attempts. Try again in a moment.',
  firebase_not_available: 'Firebase not available',
  firebase_authentication_not_available: 'Firebase authentication not available',
  google_not_available: 'Google sign-in not available. Firebase strategy is required.',
  all_strategies_failed: 'All authentication strategies failed... Try again in a moment.',
  no_strategies: 'No authentication strategies available',
};

/** The refusal that a code in an address stands for. What is not in the catalogue is a Google failure. */
export function refusalOf(code: string, domains: readonly string[]): ApiFailure {
  if (code === 'domain_restricted') {
    return new ApiFailure(code, `Access restricted to ${domains.join(', ')} users only`);
  }
  const text = Object.hasOwn(TEXTS, code) ? TEXTS[code as Code] : undefined;
  return text ? new ApiFailure(code as Code, text) : new ApiFailure('google_sign_in_failed', GOOGLE_FAILED);
}
