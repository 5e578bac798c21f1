import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { roomAround, withPinned } from '@/ui/virtual';

type Options = {
  /** How many rows there are in all. */
  count: number;
  /** How high one is before it has been measured. */
  estimate: number;
  /** Changes when every row may have another height. */
  shape: number;
  /** Whether this one is still in the list, in sight or not. */
  has: (id: string) => boolean;
};

/**
 * Only the rows in sight are on the page; the others leave their room. The one with the focus stays, so that
 * scrolling does not lose it, and when it goes for good the focus passes to the one that takes its place.
 */
export function useRows<T extends HTMLElement>({ count, estimate, shape, has }: Options) {
  const list = useRef<T>(null);
  const [top, setTop] = useState(0);
  const { pinned, within } = useFocusedRow(list, has);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: 4,
    scrollMargin: top,
    rangeExtractor: (range) => withPinned(defaultRangeExtractor(range), pinned, count),
  });

  // Notices above it come and go.
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has other heights.
  useLayoutEffect(() => rows.measure(), [shape]);

  const shown = rows.getVirtualItems();
  const { before, after } = roomAround(shown, top, rows.getTotalSize());
  return {
    list,
    within,
    measure: rows.measureElement,
    rows: shown.map(({ index }, place) => ({ index, room: before[place] ?? 0 })),
    after,
  };
}

/** Which row has the focus. Each element of a row says its place, `data-row`, and what it shows, by `data-id` and `data-item`. */
function useFocusedRow(list: { current: HTMLElement | null }, has: Options['has']) {
  const [pinned, setPinned] = useState<number | null>(null);
  const last = useRef<{ id: string; item: number } | null>(null);
  useEffect(() => {
    if (!last.current || !isLost(document.activeElement) || has(last.current.id)) return;
    const { item } = last.current;
    last.current = null;
    for (const place of [item, item - 1]) {
      const next = list.current?.querySelector<HTMLElement>(`[data-item='${place}'] [data-step]`);
      if (next) return next.focus();
    }
  });
  const within = {
    onFocus: ({ target }: FocusEvent) => {
      const { row, id, item } = target.closest<HTMLElement>('[data-row]')?.dataset ?? {};
      last.current = id === undefined ? null : { id, item: Number(item) };
      setPinned(row === undefined ? null : Number(row));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      setPinned(null);
      // Without anything that has the focus instead, the row may have been taken away under it.
      if (relatedTarget) last.current = null;
    },
  };
  return { pinned, within };
}

const isLost = (focused: Element | null) => !focused || focused === document.body;
