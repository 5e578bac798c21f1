import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Choice } from '../Choice';
import { countOf } from '../numbers';
import shared from './charts.module.css';
import classes from './dotmap.module.css';
import { type Box, boxOf, drawDots, type MapDot, type MapRegion, type Projection } from './dots';
import { Stage } from './Stage';
import { useRoom } from './useRoom';
import { stepIn, useRoving } from './useRoving';
import type { Noun } from './words';

export type DotMapPictureProps = {
  title: string;
  /** The outline as the `d` of a path, in the units of the projection. */
  outline: string;
  /** Lines within it, in the same units. */
  borders?: string;
  /** What the outline covers, in the same units. */
  box: Box;
  project: Projection;
  dots: readonly MapDot[];
  /** What is counted: "person", "people". */
  counted: Noun;
  /** What can be looked at more closely. */
  regions?: readonly MapRegion[];
  /** Where a dot leads to. */
  linkOf?: (id: string) => string | undefined;
};

const [LOWEST, HIGHEST] = [220, 440];
const WHOLE = 'Whole map';
/** Around a region. */
const MARGIN = 0.06;
/** A finger needs more than the smallest dot. */
const REACH = 12;

/** Dots over an outline, as large as what they count. Arrow keys go from the largest to the smallest. */
export function DotMapPicture({
  title,
  outline,
  borders,
  box,
  project,
  dots,
  counted,
  regions = [],
  linkOf,
}: DotMapPictureProps) {
  const { ref, width } = useRoom();
  const [name, setName] = useState(WHOLE);
  const height = Math.min(HIGHEST, Math.max(LOWEST, (width * box.height) / box.width));
  const region = regions.find((one) => one.name === name);
  const drawn = useMemo(() => {
    const view = (region && withMargin(boxOf(project, region))) ?? box;
    return drawDots({ dots, project, view, width, height });
  }, [dots, project, region, box, width, height]);
  const ids = drawn.dots.map(({ id }) => id);
  const roving = useRoving(ids, (from, key) => stepIn(ids, from, key), { canHold: true });
  const active = drawn.dots.find(({ id }) => id === roving.active);
  const to = active && linkOf?.(active.id);
  return (
    <>
      {regions.length > 0 && (
        <div className={classes.regions}>
          <Choice
            label={`${title}: what is shown`}
            options={[WHOLE, ...regions.map((one) => one.name)].map((value) => ({ value, label: value }))}
            value={region?.name ?? WHOLE}
            onChange={setName}
          />
        </div>
      )}
      <Stage
        ref={ref}
        className={classes.frame}
        kind="map"
        label={`${title}, ${region?.name ?? WHOLE}. Arrow keys go from place to place, the largest first.`}
        width={width}
        height={height}
      >
        <g transform={`translate(${drawn.shift.x} ${drawn.shift.y}) scale(${drawn.scale})`} aria-hidden>
          <path className={classes.outline} d={outline} />
          {borders && <path className={classes.border} d={borders} />}
        </g>
        {drawn.dots.map((dot, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a picture has no other buttons.
          <g
            key={dot.id}
            {...roving.propsOf(dot.id)}
            className={classes.dot}
            data-active={dot.id === active?.id || undefined}
            role="button"
            aria-pressed={dot.id === roving.held}
            aria-label={`${dot.name}: ${countOf(dot.count, ...counted)}, ${place + 1} of ${ids.length}`}
            transform={`translate(${dot.x} ${dot.y})`}
          >
            <circle className={classes.reach} r={Math.max(REACH, dot.radius)} />
            <circle className={classes.mark} r={dot.radius} />
          </g>
        ))}
        <g aria-hidden>
          {drawn.dots.map(
            ({ id, name: text, label }) =>
              label && (
                <text
                  key={id}
                  className={classes.name}
                  x={label.x}
                  y={label.y + label.height / 2}
                  dy="0.35em"
                >
                  {text}
                </text>
              ),
          )}
        </g>
      </Stage>
      <p className={classes.reading}>
        {active ? (
          <>
            <b>{to ? <Link to={to}>{active.name}</Link> : active.name}</b>:{' '}
            {countOf(active.count, ...counted)}
          </>
        ) : drawn.dots.length > 0 ? (
          'Point at a dot or go there with the arrow keys to read it; press to keep it.'
        ) : (
          'There is no dot in this part of the map.'
        )}
      </p>
      <Sizes dots={dots} most={drawn.most} radiusOf={drawn.radiusOf} counted={counted} />
    </>
  );
}

function withMargin(box: Box | null): Box | null {
  if (!box) return null;
  const [x, y] = [box.width * MARGIN, box.height * MARGIN];
  return { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y };
}

type SizesProps = {
  dots: readonly MapDot[];
  most: number;
  radiusOf: (count: number) => number;
  counted: Noun;
};

/** How many a dot stands for. None is smaller than the smallest that is drawn. */
function Sizes({ dots, most, radiusOf, counted }: SizesProps) {
  const least = Math.max(1, Math.min(most, ...dots.map(({ count }) => count)));
  const samples = new Set([16, 4, 1].map((part) => Math.max(least, Math.round(most / part))));
  return (
    <ul className={shared.key}>
      {[...samples].map((count) => {
        const size = 2 * radiusOf(count) + 2;
        return (
          <li key={count}>
            <svg width={size} height={size} aria-hidden>
              <circle className={classes.mark} cx={size / 2} cy={size / 2} r={radiusOf(count)} />
            </svg>
            {countOf(count, ...counted)}
          </li>
        );
      })}
    </ul>
  );
}
