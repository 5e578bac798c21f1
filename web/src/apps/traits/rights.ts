import { lockedBy } from '@/identity/rights';

export { useMayChange } from '@/identity/rights';

export const REASON = 'Only a contributor or an admin can change traits.';
export const REASON_ID = 'traits-reason';
export const lockedUnless = lockedBy(REASON, REASON_ID);
