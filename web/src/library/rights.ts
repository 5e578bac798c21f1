import { lockedBy } from '@/identity/rights';

export { useMayChange } from '@/identity/rights';

export const REASON = 'Only a contributor or an admin can change the library.';
export const REASON_ID = 'library-reason';
export const lockedUnless = lockedBy(REASON, REASON_ID);
