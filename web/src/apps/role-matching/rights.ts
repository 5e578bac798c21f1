import { lockedBy } from '@/identity/rights';

export { useMayChange } from '@/identity/rights';

export const REASON = 'Only a contributor or an admin can change roles, résumés and decisions.';
export const REASON_ID = 'role-matching-reason';
export const lockedUnless = lockedBy(REASON, REASON_ID);

/** It does nothing now, but keeps the focus of who has pressed it. */
export const idleWhile = (isIdle: boolean) =>
  isIdle ? { 'aria-disabled': true, 'data-disabled': true } : {};
