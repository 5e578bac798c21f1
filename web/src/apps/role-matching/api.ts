import { isRefusal } from '@/api/client';
import { upload } from '@/api/upload';
import type { Sending } from '@/api/useUpload';
import { askToSignIn } from '@/identity/expiry/expiry';
import { currentSession } from '@/identity/session';

/** Everything of role matching. */
export const ROLE_MATCHING = ['role-matching'];

export const ROLES = [...ROLE_MATCHING, 'roles'];
/** What comes of a role: rankings, details, comparisons, fairness. Decisions and résumés change them. */
export const RANKED = [...ROLE_MATCHING, 'ranked'];
export const BATCHES = [...ROLE_MATCHING, 'batches'];

/** What can be read of a résumé or a job description. */
export const ACCEPTED = '.pdf,.docx,.html,.htm,.txt,.md';

const LONGEST_NAME = 200;

/** Sends a file as it is. */
export async function send<T>(address: string, sending: Sending): Promise<T> {
  try {
    return await upload<T>({ address, token: currentSession().csrfToken, ...sending });
  } catch (failure) {
    if (isRefusal(failure, 'session_expired', 'no_authenticated_user')) askToSignIn();
    throw failure;
  }
}

/** The same with what it is called: its ending says how it is read. */
export function sendNamed<T>(path: string, sending: Sending): Promise<T> {
  const query = new URLSearchParams({ name: sending.file.name.slice(-LONGEST_NAME) });
  return send<T>(`${path}?${query}`, sending);
}
