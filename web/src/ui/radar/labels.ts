import { LINE, widthOf, wrapText } from './wrap';

/** The name of an axis: its lines, and the box that they fill. */
export type Label = {
  lines: string[];
  align: 'start' | 'middle' | 'end';
  left: number;
  top: number;
  width: number;
  height: number;
};

type Circle = {
  /** Half of the picture's width: the middle of it. */
  middle: number;
  /** From the middle to where names begin. */
  reach: number;
};

/** Between two names, and between a name and the edge. */
export const SPACE = 4;
const NEAR = 8;
const EXACT = 1e-9;

/** Where an axis points to, the first one straight up. */
export const angleOf = (index: number, count: number) => (2 * Math.PI * index) / count;

/**
 * Puts the names around a circle whose middle is at height 0. Those of a side stand below each other beside it, the
 * first one above everything, the one opposite below everything: so none can reach into another.
 */
export function placeLabels(names: readonly string[], circle: Circle): Label[] {
  const { middle, reach } = circle;
  const labels = names.map((name, index) => {
    const angle = angleOf(index, names.length);
    const isSide = Math.abs(Math.sin(angle)) > EXACT;
    const lines = wrapText(name, isSide ? middle - reach : middle);
    const width = Math.max(0, ...lines.map(widthOf));
    const height = lines.length * LINE;
    const tip = -reach * Math.cos(angle);
    const top = tip - (height * (1 + Math.cos(angle))) / 2;
    return { angle, isSide, lines, width, height, top };
  });
  const sides = labels.filter(({ isSide }) => isSide);
  const right = sides.filter(({ angle }) => angle < Math.PI);
  const left = sides.filter(({ angle }) => angle > Math.PI).reverse();
  for (const side of [right, left]) spread(side, reach);
  const lowest = Math.max(reach, ...sides.map(({ top, height }) => top + height + SPACE));
  return labels.map(({ angle, isSide, lines, width, height, top }) => {
    if (!isSide) {
      const isFirst = angle < EXACT;
      const place = isFirst ? -reach - height : lowest;
      return { lines, width, height, align: 'middle', left: middle - width / 2, top: place };
    }
    const edge = edgeAt(top, height, reach);
    return angle < Math.PI
      ? { lines, width, height, align: 'start', left: middle + edge, top }
      : { lines, width, height, align: 'end', left: middle - edge - width, top };
  });
}

type Box = { top: number; height: number };

/** Moves boxes that follow each other apart: beside the circle if there is room, or else on below it. */
function spread(boxes: Box[], reach: number) {
  const down = () => {
    let free = -reach;
    for (const box of boxes) {
      box.top = Math.max(box.top, free);
      free = box.top + box.height + SPACE;
    }
  };
  down();
  let free = reach;
  for (const box of boxes.toReversed()) {
    box.top = Math.min(box.top, free - box.height);
    free = box.top - SPACE;
  }
  down();
}

/** How far from the middle the circle ends at the height of a box. */
function edgeAt(top: number, height: number, reach: number): number {
  const isAcross = top <= 0 && top + height >= 0;
  const away = isAcross ? 0 : Math.min(Math.abs(top), Math.abs(top + height));
  return Math.max(NEAR, Math.sqrt(Math.max(0, reach ** 2 - away ** 2)));
}
