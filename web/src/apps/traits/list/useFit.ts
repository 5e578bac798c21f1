import { useLayoutEffect, useRef, useState } from 'react';

/** What follows from the width that an element has. `derive` stays the same function. */
export function useFit<T extends HTMLElement>(derive: (width: number) => number) {
  const element = useRef<T>(null);
  const [fit, setFit] = useState(() => derive(0));
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setFit(derive(current.clientWidth));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [derive]);
  return [element, fit] as const;
}
