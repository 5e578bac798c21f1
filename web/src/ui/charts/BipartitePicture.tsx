import type { ReactNode } from 'react';
import { countOf, formatCount } from '../numbers';
import classes from './bipartite.module.css';
import shared from './charts.module.css';
import { ASIDE, type BipartiteGraph, type DrawnNode, drawBipartite, otherEnd, stepBipartite } from './graph';
import { Stage } from './Stage';
import { useRoom } from './useRoom';
import { useRoving } from './useRoving';
import { capital, type Noun } from './words';

type BipartitePictureProps = {
  title: string;
  part: BipartiteGraph;
  sides: { left: string; right: string };
  line: Noun;
  weight: string;
  show: (weight: number) => string;
  /** How many lines a node has in all, shown or not. */
  degreeOf: (id: string) => number;
  /** The name, as a link if there is a page. */
  linked: (id: string) => ReactNode;
};

/** So many neighbours are read out; the list below has all that are shown. */
const READ_OUT = 5;

/** Two columns of names and the lines between them. The lines of one node stand out while it is looked at. */
export function BipartitePicture({ title, part, sides, line, weight, show, ...rest }: BipartitePictureProps) {
  const { degreeOf, linked } = rest;
  const { ref, width } = useRoom();
  const drawn = drawBipartite(part, width);
  const roving = useRoving(
    drawn.nodes.map(({ id }) => id),
    (from, key) => stepBipartite(drawn, from, key),
    { canHold: true },
  );
  const active = roving.active === undefined ? undefined : drawn.byId.get(roving.active);
  const near = new Set(active?.neighbours.map((edge) => otherEnd(edge, active.id)));
  const nameOf = (id: string) => drawn.byId.get(id)?.name ?? id;
  const lookOf = ({ id }: DrawnNode) => (id === active?.id ? 'active' : near.has(id) ? 'near' : 'far');
  const sayNode = (node: DrawnNode) => {
    const read = node.neighbours.slice(0, READ_OUT).map((edge) => {
      return `${nameOf(otherEnd(edge, node.id))} ${show(edge.weight)}`;
    });
    const more = degreeOf(node.id) - read.length;
    const list = [...read, ...(more > 0 ? [`${formatCount(more)} more`] : [])];
    const count = countOf(degreeOf(node.id), ...line);
    return `${node.name}, ${sides[node.side]}, ${[count, ...list].join(list.length > 0 ? ', ' : '')}`;
  };
  return (
    <>
      <Stage
        ref={ref}
        className={classes.picture}
        kind="graph"
        label={`${title}. Arrow keys go from name to name, and across along the heaviest line.`}
        width={drawn.width}
        height={drawn.height}
        isActive={active !== undefined}
      >
        <g aria-hidden>
          <text className={shared.axis} x={drawn.columns.left} y={13} textAnchor="end">
            {capital(sides.left)}
          </text>
          <text className={shared.axis} x={drawn.columns.right} y={13}>
            {capital(sides.right)}
          </text>
          {drawn.lines
            // Lines that stand out are above the others.
            .toSorted((one, other) => Number(isOf(one.edge, active)) - Number(isOf(other.edge, active)))
            .map(({ edge, key, path, thick }) => (
              <path
                key={key}
                className={classes.line}
                data-near={isOf(edge, active) || undefined}
                d={path}
                strokeWidth={thick}
              />
            ))}
        </g>
        {drawn.nodes.map((node) => (
          // biome-ignore lint/a11y/useSemanticElements: a picture has no other buttons.
          <g
            key={node.id}
            {...roving.propsOf(node.id)}
            className={classes.node}
            data-look={lookOf(node)}
            role="button"
            aria-pressed={node.id === roving.held}
            aria-label={sayNode(node)}
            transform={`translate(${node.x} ${node.y})`}
          >
            <rect
              className={classes.room}
              x={node.side === 'left' ? -node.x : -8}
              y={-11}
              width={(node.side === 'left' ? node.x : drawn.width - node.x) + 8}
              height={22}
              rx={6}
            />
            {node.side === 'left' ? <circle r={4.5} /> : <rect x={-4} y={-4} width={8} height={8} />}
          </g>
        ))}
        <g aria-hidden>
          {drawn.nodes.map((node) => (
            <text
              key={node.id}
              className={classes.name}
              data-look={lookOf(node)}
              x={node.x + (node.side === 'left' ? -ASIDE : ASIDE)}
              y={node.y}
              dy="0.35em"
              textAnchor={node.side === 'left' ? 'end' : 'start'}
            >
              {node.text}
            </text>
          ))}
        </g>
      </Stage>
      {drawn.lines.length > 0 && (
        <ul className={shared.key}>
          {(drawn.least < drawn.heaviest ? [drawn.least, drawn.heaviest] : [drawn.heaviest]).map((value) => (
            <li key={value}>
              <svg width="34" height="10" aria-hidden>
                <path className={classes.line} d="M0,5H34" strokeWidth={drawn.thick(value)} />
              </svg>
              {capital(weight)} {show(value)}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.reading}>
        {active ? (
          <>
            <p>
              <b>{linked(active.id)}</b>: {countOf(degreeOf(active.id), ...line)}
              {degreeOf(active.id) > active.neighbours.length &&
                `, ${formatCount(active.neighbours.length)} of them in the chart`}
            </p>
            <ul aria-label={`Neighbours of ${active.name}`}>
              {active.neighbours.map((edge) => (
                <li key={otherEnd(edge, active.id)}>
                  {linked(otherEnd(edge, active.id))} <span>{show(edge.weight)}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>Point at a name or go there with the arrow keys to see its {line[1]}; press to keep them.</p>
        )}
      </div>
    </>
  );
}

const isOf = (edge: { left: string; right: string }, node: DrawnNode | undefined) =>
  edge.left === node?.id || edge.right === node?.id;
