import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as the end. */
const NEAR = 48;

/**
 * Keeps the end of what grows in view, for as long as one is at the end. Who does something else there, as opening
 * a part of it, is not carried away, unless an answer is being made. What stands there before it has begun is read from
 * its top.
 */
export function useFollow({ isBegun, isLive }: { isBegun: boolean; isLive: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const state = useRef({ isAtEnd: true, isUsed: false, isBegun, isLive, top: 0, height: 0 });
  const [isAtEnd, setAtEnd] = useState(true);

  // Before the growth that comes with it is told.
  useLayoutEffect(() => {
    Object.assign(state.current, { isBegun, isLive });
  }, [isBegun, isLive]);

  /** From the next growth on: what is at the end now may be about to go. */
  const start = useCallback(() => {
    state.current.isAtEnd = true;
    state.current.isUsed = false;
    setAtEnd(true);
  }, []);

  const toEnd = useCallback(() => {
    start();
    if (scroller.current) scrollToEnd(scroller.current, state.current);
  }, [start]);

  useEffect(() => {
    const [box, inside, now] = [scroller.current, content.current, state.current];
    if (!box || !inside) return;
    const look = () => {
      now.isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
      setAtEnd(now.isAtEnd);
    };
    // It is told late: what has grown since our own scrolling is not somebody going up, nor is what has shrunk.
    const onScroll = () => {
      if (!now.isBegun) return;
      const isUp = box.scrollTop < now.top && box.scrollHeight >= now.height;
      remember(box, now);
      if (isUp || !now.isAtEnd) look();
    };
    const use = () => {
      now.isUsed = true;
    };
    // What grows pushes the end away without anybody having scrolled.
    const growth = new ResizeObserver(() => {
      if (!now.isBegun) return;
      if (now.isAtEnd && (now.isLive || !now.isUsed)) scrollToEnd(box, now);
      else look();
    });
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('pointerdown', use);
    box.addEventListener('keydown', use);
    growth.observe(inside);
    growth.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('pointerdown', use);
      box.removeEventListener('keydown', use);
      growth.disconnect();
    };
  }, []);

  return { scroller, content, isAtEnd, start, toEnd };
}

type Place = { top: number; height: number };

function remember(box: HTMLElement, place: Place) {
  place.top = box.scrollTop;
  place.height = box.scrollHeight;
}

function scrollToEnd(box: HTMLElement, place: Place) {
  box.scrollTop = box.scrollHeight;
  remember(box, place);
}
