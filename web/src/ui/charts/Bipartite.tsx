import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { countOf, formatCount, formatPoints } from '../numbers';
import { BipartitePicture } from './BipartitePicture';
import { type BipartiteEdge, type BipartiteNode, choosePart } from './graph';
import { Twin, type TwinWords } from './Twin';
import { figures } from './table';
import { capital, type Noun } from './words';

type Side = {
  /** "mentees". */
  name: string;
  nodes: readonly BipartiteNode[];
};

type BipartiteProps = TwinWords & {
  left: Side;
  right: Side;
  edges: readonly BipartiteEdge[];
  /** What a line is: "match", "matches". */
  line?: Noun;
  /** What its weight is: "fit". */
  weight?: string;
  show?: (weight: number) => string;
  /** So many nodes are shown at most. */
  most?: number;
  /** The id of the node whose surroundings are shown, where not all can be. */
  around?: string;
  /** Where a node has a page of its own. */
  linkOf?: (id: string) => string | undefined;
};

const MOST = 60;
const LINE = ['line', 'lines'] as const;

/** Who belongs to whom. Of many the picture shows a part, and says which; the table has all. */
export function Bipartite({ left, right, edges, line = LINE, weight = 'weight', ...rest }: BipartiteProps) {
  const { show = formatPoints, most = MOST, around, linkOf, ...words } = rest;
  const part = useMemo(
    () => choosePart({ left: left.nodes, right: right.nodes, edges }, { most, around }),
    [left.nodes, right.nodes, edges, most, around],
  );
  const { degrees, names, pairs } = useMemo(
    () => listPairs(left.nodes, right.nodes, edges),
    [left.nodes, right.nodes, edges],
  );
  const nameOf = (id: string | null) => (id === null ? `No ${line[0]}` : (names.get(id) ?? id));
  const linked = (id: string | null): ReactNode => {
    const to = id === null ? undefined : linkOf?.(id);
    return to ? <Link to={to}>{nameOf(id)}</Link> : nameOf(id);
  };
  const totals = [
    { shown: part.left.length, all: left.nodes.length, name: left.name },
    { shown: part.right.length, all: right.nodes.length, name: right.name },
    { shown: part.edges.length, all: edges.length, name: line[1] },
  ];
  const chosenBy =
    around === undefined ? `those with the highest ${weight}` : `those nearest to ${nameOf(around)}`;
  const selection = totals.some(({ shown, all }) => shown < all) && saySelection(totals, chosenBy);
  const lonely = pairs.length - edges.length;
  return (
    <Twin
      {...words}
      summary={
        words.summary ??
        `${countOf(edges.length, ...line)} between ${formatCount(left.nodes.length)} ${left.name} and ${formatCount(right.nodes.length)} ${right.name}${lonely > 0 ? `; ${formatCount(lonely)} of them without any` : ''}.`
      }
      note={[selection, words.note].filter(Boolean).join(' ')}
      picture={
        <BipartitePicture
          title={words.title}
          part={part}
          sides={{ left: left.name, right: right.name }}
          line={line}
          weight={weight}
          show={show}
          degreeOf={(id) => degrees.get(id) ?? 0}
          linked={linked}
        />
      }
      table={{
        columns: [
          { label: capital(left.name), show: (_, row) => linked(pairs[row]?.left ?? null) },
          { label: capital(right.name), show: (_, row) => linked(pairs[row]?.right ?? null) },
          figures(capital(weight), show),
        ],
        rows: pairs.map((pair) => [nameOf(pair.left), nameOf(pair.right), pair.weight]),
      }}
    />
  );
}

type Total = { shown: number; all: number; name: string };

const saySelection = (totals: readonly Total[], chosenBy: string) => {
  const parts = totals.map(({ shown, all, name }) => `${formatCount(shown)} of ${formatCount(all)} ${name}`);
  return `The chart shows ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}: ${chosenBy}. The table has all.`;
};

type Pair = { left: string | null; right: string | null; weight: number | null };

/** All edges, and after them whoever has none. */
function listPairs(
  left: readonly BipartiteNode[],
  right: readonly BipartiteNode[],
  edges: readonly BipartiteEdge[],
) {
  const degrees = new Map<string, number>();
  for (const id of edges.flatMap((edge) => [edge.left, edge.right]))
    degrees.set(id, (degrees.get(id) ?? 0) + 1);
  const isLonely = ({ id }: BipartiteNode) => !degrees.has(id);
  const pairs: Pair[] = [
    ...edges,
    ...left.filter(isLonely).map(({ id }) => ({ left: id, right: null, weight: null })),
    ...right.filter(isLonely).map(({ id }) => ({ left: null, right: id, weight: null })),
  ];
  return { degrees, pairs, names: new Map([...left, ...right].map(({ id, name }) => [id, name])) };
}
