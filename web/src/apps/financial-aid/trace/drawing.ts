import type { Flow, Node } from './mainLines';

export type Box = { node: Node; left: number; top: number };
export type Drawing = {
  width: number;
  height: number;
  box: { width: number; height: number };
  /** Whether the value stands below the name. */
  isNarrow: boolean;
  titles: readonly { text: string; x: number }[];
  boxes: readonly Box[];
  arrows: readonly { key: string; path: string; tip: { x: number; y: number } }[];
  /** In the middle of an arrow. */
  signs: readonly { key: string; text: string; x: number; y: number }[];
};

const GAP = 22;
const ASIDE = 20;
const TITLE = 22;
const WIDEST = 260;
const NARROW = 190;

/** Where everything stands in a picture of that width. */
export function drawFlow({ columns, ends }: Flow, width: number): Drawing {
  const count = Math.max(1, columns.length);
  const boxWidth = Math.floor(Math.min(WIDEST, (width - ASIDE * (count - 1)) / count));
  const isNarrow = boxWidth < NARROW;
  const height = isNarrow ? 44 : 30;
  const row = height + GAP;
  const start = (width - boxWidth * count - ASIDE * (count - 1)) / 2;
  const leftOf = (place: number) => start + place * (boxWidth + ASIDE);
  const middle = (width - boxWidth) / 2;
  const rows = Math.max(0, ...columns.map(({ nodes }) => nodes.length));

  const boxes: Box[] = columns.flatMap(({ nodes }, place) =>
    nodes.map((node, at) => ({ node, left: leftOf(place), top: TITLE + at * row })),
  );
  const endings: Box[] = ends.map((node, at) => ({ node, left: middle, top: TITLE + (rows + at) * row }));
  const center = ({ left }: Box) => left + boxWidth / 2;
  const links: [Box, Box][] = [];
  for (const column of columns) {
    const own = boxes.filter(({ node }) => column.nodes.includes(node));
    links.push(...pairs([...own, ...endings.slice(0, 1)]));
  }
  links.push(...pairs(endings));

  return {
    width,
    height: TITLE + (rows + ends.length) * row - GAP + 2,
    box: { width: boxWidth, height },
    isNarrow,
    titles: columns.map(({ title }, place) => ({ text: title, x: leftOf(place) + boxWidth / 2 })),
    boxes: [...boxes, ...endings],
    arrows: links.map(([from, to]) => {
      const [x, y, x2, y2] = [center(from), from.top + height, center(to), to.top];
      const bend = y2 - GAP / 2;
      return {
        key: `${from.node.key} ${to.node.key}`,
        path: x === x2 ? `M${x},${y}V${y2 - 4}` : `M${x},${y}V${bend}H${x2}V${y2 - 4}`,
        tip: { x: x2, y: y2 },
      };
    }),
    signs: links
      .filter(([from, to]) => to.node.sign !== '→' && center(from) === center(to))
      .map(([, to]) => ({
        key: to.node.key,
        text: to.node.sign,
        x: center(to) + 12,
        y: to.top - GAP / 2 + 4,
      })),
  };
}

/** Each with the one after it. */
const pairs = <T>(all: readonly T[]): [T, T][] => all.slice(1).map((next, place) => [all[place] as T, next]);
