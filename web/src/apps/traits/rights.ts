import { isContributor } from '@/identity/roles';
import { useSession } from '@/identity/session';

export const REASON = 'Only a contributor or an admin can change traits.';

/** What the switched-off controls of these pages point to: each page shows the reason once, with this id. */
export const REASON_ID = 'traits-reason';

/** Whether the person may change traits and departments. */
export function useMayChange(): boolean {
  const { profile } = useSession();
  return isContributor(profile);
}

/** For a control that is switched off: that it is, and why. */
export const lockedUnless = (mayChange: boolean) =>
  mayChange ? {} : { disabled: true, title: REASON, 'aria-describedby': REASON_ID };
