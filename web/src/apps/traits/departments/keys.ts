/** Where one is in the grid. The names of the traits are column 0. */
export type Place = { row: number; column: number };
export type Size = { rows: number; columns: number };

const LEAP = 10;

const STEPS: Record<string, (place: Place, size: Size) => Place> = {
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  PageDown: ({ row, column }) => ({ row: row + LEAP, column }),
  PageUp: ({ row, column }) => ({ row: row - LEAP, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

const LEAPS: Record<string, (size: Size) => Place> = {
  Home: () => ({ row: 0, column: 0 }),
  End: ({ rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Where a key leads. Nowhere, if it is no key of the grid. */
export function goTo(place: Place, size: Size, pressed: Pressed): Place | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (metaKey || altKey || shiftKey) return null;
  const to = ctrlKey ? LEAPS[key]?.(size) : STEPS[key]?.(place, size);
  return to ? keepWithin(to, size) : null;
}

export const keepWithin = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** What a key sets: a number, or nothing for what is taken over. Undefined, if it sets nothing. */
export function importanceFor({ key, ctrlKey, metaKey, altKey }: Pressed): number | null | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Delete' || key === 'Backspace') return null;
  return /^[0-5]$/.test(key) ? Number(key) : undefined;
}
