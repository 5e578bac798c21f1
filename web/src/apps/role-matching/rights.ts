import { lockedBy, useMayChange } from '@/identity/rights';
import type { TalentRole } from './types';

export { useMayChange };

export const REASON =
  'Only a contributor or an admin can change what others see: roles, résumés and decisions.';
/** For whoever makes a role that nobody else sees. */
export const OWN = 'Only you see this role.';
export const REASON_ID = 'role-matching-reason';
export const lockedUnless = lockedBy(REASON, REASON_ID);

/** It does nothing now, but keeps the focus of who has pressed it. */
export const idleWhile = (isIdle: boolean) =>
  isIdle ? { 'aria-disabled': true, 'data-disabled': true } : {};

/** Whether the person may change what a role asks for: their own, everybody may. */
export function useMayChangeRole({ isOwn }: TalentRole): boolean {
  return useMayChange() || isOwn;
}
