const NARROWEST = 320;
const GAP = 14;

/** How many cards stand side by side. */
export const columnsIn = (width: number) =>
  Math.min(3, Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP))));

/** How high a row of the table is, more or less. Where there is little room it is a card. */
export const rowHeightIn = (width: number) => (width > 820 ? 64 : 204);
