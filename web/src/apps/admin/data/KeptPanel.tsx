import { type RefObject, useEffect, useRef } from 'react';
import { Panel, type PanelProps } from '@/ui/Panel';

type KeptPanelProps = Omit<PanelProps, 'headingRef'> & {
  /** Takes the focus instead of the heading while it is there. */
  first?: RefObject<HTMLElement | null>;
};

/** A panel whose controls come and go. When the one with the focus is gone or switched off, the heading takes it. */
export function KeptPanel({ first, ...panel }: KeptPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && isLost(document.activeElement)) (first?.current ?? heading.current)?.focus();
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
  return (
    <div {...within}>
      <Panel {...panel} headingRef={heading} />
    </div>
  );
}

const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.matches(':disabled');
