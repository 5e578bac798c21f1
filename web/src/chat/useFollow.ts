import { useCallback, useEffect, useRef, useState } from 'react';

/** So near to the end counts as the end. */
const NEAR = 48;

/**
 * Keeps the end of what grows in view, for as long as one is at the end. Who does something else there, as opening
 * a part of it, is not carried away, unless an answer is being made.
 */
export function useFollow(isLive: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const state = useRef({ isAtEnd: true, isUsed: false, isLive });
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    state.current.isLive = isLive;
  }, [isLive]);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    state.current.isAtEnd = true;
    state.current.isUsed = false;
    setAtEnd(true);
    box.scrollTop = box.scrollHeight;
  }, []);

  useEffect(() => {
    const [box, inside, now] = [scroller.current, content.current, state.current];
    if (!box || !inside) return;
    const look = () => {
      now.isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
      setAtEnd(now.isAtEnd);
    };
    const use = () => {
      now.isUsed = true;
    };
    // What grows pushes the end away without anybody having scrolled.
    const growth = new ResizeObserver(() => {
      if (now.isAtEnd && (now.isLive || !now.isUsed)) box.scrollTop = box.scrollHeight;
      else look();
    });
    box.addEventListener('scroll', look, { passive: true });
    box.addEventListener('pointerdown', use);
    box.addEventListener('keydown', use);
    growth.observe(inside);
    growth.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      box.removeEventListener('pointerdown', use);
      box.removeEventListener('keydown', use);
      growth.disconnect();
    };
  }, []);

  return { scroller, content, isAtEnd, toEnd };
}
