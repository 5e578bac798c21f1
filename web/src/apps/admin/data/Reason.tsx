import { isContributor, roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';

// What the switched-off controls of these pages point to.

export const IMPORT_REASON = 'Only a contributor or an admin can import.';
export const RESET_REASON = 'Only an admin can reset the campus.';
const REASON_ID = 'data-reason';

/** What the person may do here. */
export function useRights() {
  const { profile } = useSession();
  const isAdmin = roleOf(profile ?? {}) === 'admin';
  return { canImport: isContributor(profile), canReset: isAdmin, seesAllJobs: isAdmin };
}

/** Says what somebody may not do here. */
export function Reason() {
  const { canImport, canReset } = useRights();
  if (canReset) return null;
  return <span id={REASON_ID}>{canImport ? RESET_REASON : `${IMPORT_REASON} ${RESET_REASON}`}</span>;
}

/** For a control that is switched off: that it is, and why. */
export const lockedUnless = (isAllowed: boolean, reason: string) =>
  isAllowed ? {} : { disabled: true, title: reason, 'aria-describedby': REASON_ID };
