import { useEffect, useRef } from 'react';

/** What closes takes the focus with it: it goes back to the element that had opened it. */
export function useReturnOfFocus<T extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<T>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
