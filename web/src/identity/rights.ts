import { isContributor } from './roles';
import { useSession } from './session';

/** Whether the person may change what others see. */
export function useMayChange(): boolean {
  const { profile } = useSession();
  return isContributor(profile);
}

/**
 * What an app says of controls that somebody may not use. Each of its pages shows the reason once, with this id, and
 * the switched-off controls point to it.
 */
export const lockedBy = (reason: string, id: string) => (mayChange: boolean) =>
  mayChange ? {} : { disabled: true, title: reason, 'aria-describedby': id };
