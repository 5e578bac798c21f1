import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { roomAround, withPinned } from '@/ui/virtual';

/** How high a row is as long as it is closed. Were it another, a long scroll by keys would end on the way. */
const HEIGHT = 43;

/**
 * Only the rows in sight are on the page, in a box that scrolls; the others leave their room. The one with the focus
 * stays, so that scrolling does not lose it.
 */
export function useRows(entries: readonly { line: number }[]) {
  const box = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState<number | null>(null);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => box.current,
    estimateSize: () => HEIGHT,
    getItemKey: useCallback((index: number) => entries[index]?.line ?? index, [entries]),
    overscan: 8,
    rangeExtractor: (range) => withPinned(defaultRangeExtractor(range), pinned, entries.length),
  });
  const shown = rows.getVirtualItems();
  const { before, after } = roomAround(shown, 0, rows.getTotalSize());
  const within = {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-index]')?.dataset.index;
      setPinned(row === undefined ? null : Number(row));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setPinned(null);
    },
  };
  return {
    box,
    within,
    measure: rows.measureElement,
    rows: shown.map(({ index }, place) => ({ index, room: before[place] ?? 0 })),
    after,
  };
}
