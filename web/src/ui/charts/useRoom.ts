import { useCallback, useState } from 'react';

/** Where nothing can be measured. */
const USUAL = 560;
/** In less a picture cannot be read: what is around it has not got its place yet. */
const LEAST = 180;

/** How wide a picture may be. Known before it is first seen, so that nothing jumps. */
export function useRoom() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    let frame = 0;
    // Not at once: what is drawn anew changes its height, and a browser reports that as a loop.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return { ref, width: width < LEAST ? USUAL : width };
}
