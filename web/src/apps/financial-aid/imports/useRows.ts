import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { roomAround, withPinned } from '@/ui/virtual';

/** How high most rows are while they are closed. */
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
  // To put right what was thought too high or too low would end a long scroll, such as that of a key, on the way.
  rows.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _, { isScrolling, scrollOffset }) =>
    !isScrolling && start < (scrollOffset ?? 0);
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
