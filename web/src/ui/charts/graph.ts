import { shorten, widthOf } from '../radar/wrap';

export type BipartiteNode = {
  /** Of its own among both sides. */
  id: string;
  name: string;
};

export type BipartiteEdge = { left: string; right: string; weight: number };

export type BipartiteGraph = {
  left: readonly BipartiteNode[];
  right: readonly BipartiteNode[];
  edges: readonly BipartiteEdge[];
};

type Choosing = {
  /** So many nodes are shown. */
  most: number;
  /** Whose surroundings come first. */
  around?: string;
};

/** More lines than these cannot be followed. */
const MOST_EDGES = 300;

/** The part of a graph that can be looked at: the nodes of the heaviest edges, and what is between them. */
export function choosePart(graph: BipartiteGraph, { most, around }: Choosing): BipartiteGraph {
  const ranked = rankEdges(graph.edges, around);
  const chosen = new Set<string>(around === undefined ? [] : [around]);
  const isAll = graph.left.length + graph.right.length <= most;
  for (const { left, right } of isAll ? [] : ranked) {
    const more = [left, right].filter((id) => !chosen.has(id));
    if (chosen.size + more.length <= most) for (const id of more) chosen.add(id);
    if (chosen.size >= most) break;
  }
  // Without any edge there is nothing to choose by.
  if (!isAll && chosen.size === 0) {
    const half = Math.floor(most / 2);
    for (const { id } of [...graph.left.slice(0, half), ...graph.right.slice(0, half)]) chosen.add(id);
  }
  const isThere = ({ id }: BipartiteNode) => isAll || chosen.has(id);
  const left = graph.left.filter(isThere);
  const right = graph.right.filter(isThere);
  const [ids, others] = [new Set(left.map(({ id }) => id)), new Set(right.map(({ id }) => id))];
  const edges = ranked.filter((edge) => ids.has(edge.left) && others.has(edge.right)).slice(0, MOST_EDGES);
  return { ...untangle({ left, right, edges }), edges };
}

/** The heaviest first; before them those of the one in the middle, and those of its neighbours. */
function rankEdges(edges: readonly BipartiteEdge[], around: string | undefined): BipartiteEdge[] {
  const touches = ({ left, right }: BipartiteEdge, ids: ReadonlySet<string>) =>
    ids.has(left) || ids.has(right);
  const middle = new Set(around === undefined ? [] : [around]);
  const near = new Set(
    edges.filter((edge) => touches(edge, middle)).flatMap(({ left, right }) => [left, right]),
  );
  const distance = (edge: BipartiteEdge) => (touches(edge, middle) ? 0 : touches(edge, near) ? 1 : 2);
  return edges
    .map((edge) => ({ edge, distance: distance(edge) }))
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        other.edge.weight - one.edge.weight ||
        compare(one.edge.left, other.edge.left) ||
        compare(one.edge.right, other.edge.right),
    )
    .map(({ edge }) => edge);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const SWEEPS = 4;

/** Puts every node near the middle of its neighbours, so that fewer lines cross. */
function untangle({ left, right, edges }: BipartiteGraph) {
  let sides = { left, right };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const nextRight = sortByNeighbours(
      sides.right,
      sides.left,
      (id) => edges.filter((edge) => edge.right === id),
      'left',
    );
    const nextLeft = sortByNeighbours(
      sides.left,
      nextRight,
      (id) => edges.filter((edge) => edge.left === id),
      'right',
    );
    sides = { left: nextLeft, right: nextRight };
  }
  return sides;
}

function sortByNeighbours(
  nodes: readonly BipartiteNode[],
  others: readonly BipartiteNode[],
  edgesOf: (id: string) => readonly BipartiteEdge[],
  side: 'left' | 'right',
): BipartiteNode[] {
  const places = new Map(others.map(({ id }, place) => [id, place / Math.max(1, others.length - 1)]));
  const middle = (id: string) => {
    const edges = edgesOf(id);
    // Who has no line stands at the end.
    if (edges.length === 0) return Number.POSITIVE_INFINITY;
    return edges.reduce((sum, edge) => sum + (places.get(edge[side]) ?? 0), 0) / edges.length;
  };
  const middles = new Map(nodes.map(({ id }) => [id, middle(id)]));
  return nodes.toSorted((one, other) => {
    const [first, second] = [middles.get(one.id) ?? 0, middles.get(other.id) ?? 0];
    return first === second ? 0 : first - second;
  });
}

export type DrawnNode = BipartiteNode & {
  side: 'left' | 'right';
  x: number;
  y: number;
  text: string;
  neighbours: BipartiteEdge[];
};

const ROW = 24;
const TOP = 34;
/** From the mark to the name. */
export const ASIDE = 10;
const MARK = 5;

/** Where everything stands: two columns, and lines between them. */
export function drawBipartite({ left, right, edges }: BipartiteGraph, width: number) {
  const names = Math.min(
    Math.max(40, ...[...left, ...right].map(({ name }) => widthOf(name))),
    width * 0.36 - ASIDE - MARK,
  );
  const rows = Math.max(left.length, right.length);
  const height = TOP + rows * ROW + 4;
  const column = (nodes: readonly BipartiteNode[], side: 'left' | 'right'): DrawnNode[] =>
    nodes.map((node, place) => ({
      ...node,
      side,
      x: side === 'left' ? names + ASIDE + MARK : width - names - ASIDE - MARK,
      // The shorter column is spread as far as the other.
      y: TOP + ((place + 0.5) * rows * ROW) / nodes.length,
      text: widthOf(node.name) <= names ? node.name : shorten(node.name, names),
      neighbours: edges.filter((edge) => edge[side] === node.id),
    }));
  const nodes = [...column(left, 'left'), ...column(right, 'right')];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const weights = edges.map(({ weight }) => weight);
  const [least, heaviest] = [Math.min(...weights), Math.max(...weights)];
  const thick = (weight: number) =>
    heaviest > least ? 1 + (3.5 * (weight - least)) / (heaviest - least) : 2;
  const lines = edges.flatMap((edge) => {
    const [from, to] = [byId.get(edge.left), byId.get(edge.right)];
    if (!from || !to) return [];
    const bend = (to.x - from.x) / 2;
    const path = `M${from.x},${from.y}C${from.x + bend},${from.y} ${to.x - bend},${to.y} ${to.x},${to.y}`;
    return [{ edge, key: `${edge.left} ${edge.right}`, path, thick: thick(edge.weight) }];
  });
  const columns = { left: names + MARK, right: width - names - MARK };
  return { width, height, columns, nodes, byId, lines, least, heaviest, thick };
}

export type DrawnBipartite = ReturnType<typeof drawBipartite>;

/** The id at the other end. */
export const otherEnd = (edge: BipartiteEdge, id: string) => (edge.left === id ? edge.right : edge.left);

/** Up and down a column, and across along the heaviest line, else to what is at the same height. */
export function stepBipartite(
  { nodes, byId }: DrawnBipartite,
  from: string,
  key: string,
): string | undefined {
  const here = byId.get(from);
  if (!here) return undefined;
  const column = nodes.filter(({ side }) => side === here.side);
  const place = column.indexOf(here);
  if (key === 'ArrowDown') return column[place + 1]?.id;
  if (key === 'ArrowUp') return column[place - 1]?.id;
  if (key === 'Home') return column[0]?.id;
  if (key === 'End') return column.at(-1)?.id;
  if (key !== (here.side === 'left' ? 'ArrowRight' : 'ArrowLeft')) return undefined;
  const [heaviest] = here.neighbours;
  if (heaviest) return otherEnd(heaviest, from);
  const others = nodes.filter(({ side }) => side !== here.side);
  return others.toSorted((one, other) => Math.abs(one.y - here.y) - Math.abs(other.y - here.y))[0]?.id;
}
