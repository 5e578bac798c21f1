import { useEffect, useRef } from 'react';

/** Where controls come and go: when the one with the focus is gone or switched off, the heading takes it. */
export function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && isLost(document.activeElement)) heading.current?.focus();
  });
  // React does not tell of a control that loses the focus because it is taken away.
  const within = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { heading, within };
}

const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.matches(':disabled');
