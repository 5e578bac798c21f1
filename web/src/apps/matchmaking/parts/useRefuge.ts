import { useEffect, useRef } from 'react';

/** When the control that had the focus is gone and nothing has taken it, the title of the page does. */
export function useRefuge() {
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  });
  // React does not tell of a control that loses the focus because it is taken away.
  return {
    ref: box,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
