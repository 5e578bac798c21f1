import { expect, test } from 'vitest';
import { type BipartiteGraph, choosePart, drawBipartite, stepBipartite } from './graph';

const people = (side: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({ id: `${side}${number}`, name: `${side} ${number}` }));

const LARGE: BipartiteGraph = {
  left: people('a', 100),
  right: people('b', 100),
  edges: Array.from({ length: 100 }, (_, number) => ({
    left: `a${number}`,
    right: `b${number}`,
    weight: number / 100,
  })),
};

const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id).sort();

test('of a graph that can be shown nobody is left out', () => {
  const graph = {
    left: people('a', 3),
    right: people('b', 2),
    edges: [{ left: 'a1', right: 'b0', weight: 1 }],
  };
  const part = choosePart(graph, { most: 5 });
  expect([ids(part.left), ids(part.right)]).toEqual([
    ['a0', 'a1', 'a2'],
    ['b0', 'b1'],
  ]);
  expect(part.left[0]?.id, 'who has no line stands at the end').toBe('a1');
});

test('of a large one the heaviest pairs are shown, and no more than there is room for', () => {
  const part = choosePart(LARGE, { most: 6 });
  expect(ids(part.left)).toEqual(['a97', 'a98', 'a99']);
  expect(ids(part.right)).toEqual(['b97', 'b98', 'b99']);
  expect(part.edges.map(({ weight }) => weight)).toEqual([0.99, 0.98, 0.97]);
  expect(choosePart(LARGE, { most: 60 }).left).toHaveLength(30);
});

test('around somebody come their neighbours, and the neighbours of those', () => {
  const edges = [...LARGE.edges, { left: 'a7', right: 'b3', weight: 0.01 }];
  const part = choosePart({ ...LARGE, edges }, { most: 4, around: 'b3' });
  expect([ids(part.left), ids(part.right)]).toEqual([
    ['a3', 'a7'],
    ['b3', 'b7'],
  ]);
});

test('equal weights are chosen by id, whatever their order is', () => {
  const edges = LARGE.edges.map((edge) => ({ ...edge, weight: 1 }));
  const one = choosePart({ ...LARGE, edges }, { most: 4 });
  const other = choosePart({ ...LARGE, edges: edges.toReversed() }, { most: 4 });
  expect(one).toEqual(other);
  expect(ids(one.left)).toEqual(['a0', 'a1']);
});

test('a graph without any edge still shows somebody', () => {
  const part = choosePart({ ...LARGE, edges: [] }, { most: 10 });
  expect([part.left.length, part.right.length]).toEqual([5, 5]);
});

test('nodes are moved to their neighbours, so that lines do not cross', () => {
  const graph = {
    left: people('a', 4),
    right: people('b', 4),
    edges: [3, 2, 1, 0].map((to, from) => ({ left: `a${from}`, right: `b${to}`, weight: 1 })),
  };
  const { nodes, lines } = drawBipartite(choosePart(graph, { most: 60 }), 560);
  const heights = new Map(nodes.map(({ id, y }) => [id, y]));
  for (const { edge } of lines) expect(heights.get(edge.left)).toBe(heights.get(edge.right));
});

test.each([250, 290, 560, 1200])('names and lines fit into %d pixels', (width) => {
  const long = LARGE.left.map((node) => ({ ...node, name: `${node.name} of Hohenberg and Donaueschingen` }));
  const { nodes } = drawBipartite(choosePart({ ...LARGE, left: long }, { most: 60 }), width);
  const [left, right] = (['left', 'right'] as const).map(
    (side) => nodes.find((node) => node.side === side)?.x ?? 0,
  );
  expect(left).toBeLessThanOrEqual(width * 0.36 + 0.001);
  expect(right).toBeGreaterThanOrEqual(width * 0.64 - 0.001);
  expect(left).toBeGreaterThan(40);
});

test('keys go up and down a column, and across along the heaviest line', () => {
  const graph = {
    left: people('a', 2),
    right: people('b', 3),
    edges: [
      { left: 'a0', right: 'b0', weight: 0.2 },
      { left: 'a0', right: 'b1', weight: 0.9 },
    ],
  };
  const drawn = drawBipartite(choosePart(graph, { most: 60 }), 560);
  const step = (from: string, key: string) => stepBipartite(drawn, from, key);
  expect(step('a0', 'ArrowRight')).toBe('b1');
  expect(step('b1', 'ArrowLeft')).toBe('a0');
  expect(step('a0', 'ArrowDown')).toBe('a1');
  expect(step('a1', 'ArrowUp')).toBe('a0');
  expect(step('a0', 'ArrowUp')).toBeUndefined();
  expect(step('a0', 'ArrowLeft')).toBeUndefined();
  expect(step('a1', 'ArrowRight'), 'without a line, to the same height').toMatch(/^b/);
  expect(step('b0', 'End')).toBe('b2');
});
