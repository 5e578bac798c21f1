import { lockedBy } from '@/identity/rights';

export { useMayChange } from '@/identity/rights';

export const REASON = 'Only a contributor or an admin can change introductions and rounds.';
export const REASON_ID = 'matchmaking-reason';
export const lockedUnless = lockedBy(REASON, REASON_ID);
