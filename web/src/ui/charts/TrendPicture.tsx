import { type MouseEvent, useState } from 'react';
import { Mark } from '../radar/Mark';
import colors from '../radar/series.module.css';
import { drawTrend, lookOf, nearestPoint, stepTrend } from './lines';
import { Stage } from './Stage';
import type { TrendData } from './Trend';
import { TrendAxes } from './TrendAxes';
import { TrendLegend } from './TrendLegend';
import classes from './trend.module.css';
import { useRoom } from './useRoom';
import { useRoving } from './useRoving';

type TrendPictureProps = TrendData & { title: string; show: (value: number) => string };

/** A figure must not be cut off at either end. */
const HALF_FIGURE = 20;

/** Lines that are read point by point, by pointer or by keys. */
export function TrendPicture({ title, up, at, series, show, isOpen }: TrendPictureProps) {
  const { ref, width } = useRoom();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = series.flatMap(({ name }, number) => (hidden.includes(name) ? [] : [number]));
  const drawn = drawTrend({ at, series, shown, show, width });
  const points = drawn.lines.flatMap((line) => line.points);
  const roving = useRoving(
    points.map(({ key }) => key),
    (from, key) => stepTrend(drawn, from, key),
  );
  const active = points.find(({ key }) => key === roving.active);
  const pointTo = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = width / (box.width || width);
    const place = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
    roving.point(nearestPoint(drawn, place)?.key);
  };
  const toggle = (name: string) => {
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  };
  return (
    <>
      <Stage
        ref={ref}
        className={`${classes.picture} ${colors.series}`}
        kind="line chart"
        label={`${title}. Arrow keys go from point to point.`}
        width={width}
        height={drawn.height}
        onPointerMove={pointTo}
        onPointerLeave={() => roving.point(undefined)}
      >
        <TrendAxes drawn={drawn} up={up} at={at} show={show} isOpen={isOpen} />
        {active && (
          <line className={classes.cursor} x1={active.x} x2={active.x} y1={drawn.top} y2={drawn.bottom} />
        )}
        {drawn.lines.map(({ series: number, path }) => (
          <path key={number} className={classes.line} data-series={lookOf(number).look} d={path} />
        ))}
        {points.map((point) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is gone to, and does nothing.
          <g
            key={point.key}
            {...roving.propsOf(point.key)}
            className={classes.point}
            data-series={lookOf(point.series).look}
            data-active={point.at === active?.at || undefined}
            role="img"
            aria-label={`${series[point.series]?.name}, ${at[point.at]}: ${show(point.value)}`}
          >
            <circle className={classes.halo} cx={point.x} cy={point.y} r={9} />
            <Mark {...lookOf(point.series)} x={point.x} y={point.y} />
          </g>
        ))}
        {active && (
          <text
            className={classes.value}
            x={Math.min(Math.max(active.x, drawn.left + HALF_FIGURE), drawn.right - HALF_FIGURE)}
            y={active.y - 13}
            aria-hidden
          >
            {show(active.value)}
          </text>
        )}
      </Stage>
      <TrendLegend
        at={at}
        year={active?.at ?? at.length - 1}
        isOpen={isOpen}
        series={series}
        shown={shown}
        show={show}
        onToggle={toggle}
      />
    </>
  );
}
