import { lockedBy } from '@/identity/rights';

export { useMayChange } from '@/identity/rights';

export const REASON = 'Only a contributor or an admin can change candidates or take lists along.';
export const REASON_ID = 'talent-network-reason';
export const lockedUnless = lockedBy(REASON, REASON_ID);

/** It does nothing now, but keeps the focus of who has pressed it. */
export const idleWhile = (isIdle: boolean) =>
  isIdle ? { 'aria-disabled': true, 'data-disabled': true } : {};
