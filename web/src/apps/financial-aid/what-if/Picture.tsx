import { useElementSize } from '@mantine/hooks';
import type { MouseEvent } from 'react';
import { index, money } from '../words';
import { type Cliff, type CurveView, pointAt, rangeOf } from './curve';
import type { Field } from './fields';
import { Legend } from './Legend';
import { ChosenMark, NowMark } from './Marks';
import classes from './picture.module.css';
import { drawPlots } from './plot';
import { useCursor } from './useCursor';
import { amountOf, readingOf } from './words';

type PictureProps = {
  field: Field;
  view: CurveView;
  /** What is tried. */
  amount: number;
  /** Without that: the family's own answer, mostly. */
  now: number;
  nowName: string;
  /** Those that have a number, in their order. */
  cliffs: readonly Cliff[];
  onChoose: (amount: number) => void;
};

const USUAL_WIDTH = 640;
const FIGURES = [
  { figure: 'sai', name: 'Student Aid Index', say: index },
  { figure: 'pell', name: 'Pell Grant, full time', say: money },
] as const;

/** Index and grant over all amounts, one below the other. Who points at an amount reads it; a click takes it. */
export function Picture({ field, view, amount, now, nowName, cliffs, onChoose }: PictureProps) {
  const { ref, width: measured } = useElementSize();
  const width = Math.max(300, measured || USUAL_WIDTH);
  const plots = drawPlots(view.curve, cliffs, width);
  const { x, left, right, height } = plots;
  const cursor = useCursor(field, view, amount, onChoose);
  const { from, to } = rangeOf(view.curve);
  const reading = readingOf(field, view, cursor.at);
  const placeOf = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return plots.amountAt(((event.clientX - box.left) * width) / (box.width || width));
  };
  const line = (at: number, className: string | undefined) => (
    <line className={className} x1={x(at)} x2={x(at)} y1={plots.sai.top} y2={plots.pell.bottom} />
  );
  return (
    <div ref={ref}>
      <div
        className={classes.plots}
        role="slider"
        tabIndex={0}
        aria-label={`Read the curve of ${field.name}. Arrow keys move, Page Up and Page Down go to the next turn, Enter takes the amount.`}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={cursor.at}
        aria-valuetext={reading}
        onKeyDown={cursor.onKeyDown}
        onBlur={cursor.leave}
        onPointerMove={(event) => cursor.point(placeOf(event))}
        onPointerLeave={cursor.leave}
        onClick={() => onChoose(cursor.at)}
      >
        <svg
          className={classes.picture}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden
        >
          {FIGURES.map(({ figure, say }) => (
            <g key={figure}>
              {plots[figure].ticks.map((tick) => (
                <g key={tick}>
                  <line
                    className={classes.grid}
                    data-zero={tick === 0 || undefined}
                    x1={left}
                    x2={right}
                    y1={plots[figure].y(tick)}
                    y2={plots[figure].y(tick)}
                  />
                  <text className={classes.value} x={left - 8} y={plots[figure].y(tick) + 4}>
                    {say(tick)}
                  </text>
                </g>
              ))}
            </g>
          ))}
          {plots.ticks.map((tick) => (
            <text
              key={tick}
              className={classes.amount}
              data-last={x(tick) > right - 24 || undefined}
              x={x(tick)}
              y={height - 10}
            >
              {field.unit === 'dollars' ? money(tick) : tick}
            </text>
          ))}
          {cliffs.map(({ at }) => (
            <g key={at}>{line(at, classes.cliff)}</g>
          ))}
          {line(now, classes.now)}
          {amount !== now && line(amount, classes.chosen)}
          {cursor.isReading && line(cursor.at, classes.cursor)}
          {FIGURES.map(({ figure }) => (
            <path key={figure} className={classes.curve} d={plots[figure].path} />
          ))}
          {field.unit === 'people' &&
            FIGURES.map(({ figure }) =>
              plots.edges.map((edge) => (
                <circle
                  key={`${figure} ${edge.amount}`}
                  className={classes.dot}
                  cx={x(edge.amount)}
                  cy={plots[figure].y(edge[figure])}
                  r={3.5}
                />
              )),
            )}
          {FIGURES.map(({ figure }) => (
            <g key={figure}>
              <NowMark x={x(now)} y={plots[figure].y(pointAt(view.curve, now)?.[figure] ?? 0)} />
              {amount !== now && (
                <ChosenMark x={x(amount)} y={plots[figure].y(pointAt(view.curve, amount)?.[figure] ?? 0)} />
              )}
            </g>
          ))}
          {FIGURES.map(({ figure, name }) => (
            <text key={figure} className={classes.title} x={left} y={plots[figure].top - 8}>
              {name}
            </text>
          ))}
          {plots.numbers.map(({ at, x: across, y }, place) => (
            <g key={at} className={classes.number}>
              <circle cx={across} cy={y} r={9} />
              <text x={across} y={y + 4}>
                {place + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p className={classes.reading}>{reading}</p>
      <Legend
        now={amountOf(field, now)}
        nowName={nowName}
        chosen={amount === now ? undefined : amountOf(field, amount)}
        hasCliffs={cliffs.length > 0}
      />
    </div>
  );
}
