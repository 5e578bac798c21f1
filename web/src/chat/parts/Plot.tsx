import { useElementSize } from '@mantine/hooks';
import { scaleOf } from '@/ui/charts/scale';
import { formatCount } from '@/ui/numbers';
import type { ChartPart } from '../types';
import classes from './plot.module.css';
import { labelsOf, pointAt } from './points';

const HEIGHT = 220;
const USUAL_WIDTH = 640;
const EDGE = { top: 10, right: 12, bottom: 26, left: 52 };
/** So much room has a label below at least. */
const LABEL_WIDTH = 64;
const LABEL_LETTERS = 9;

/** The picture of a chart: bars beside each other, or lines. As wide as there is room, with letters of one size. */
export function Plot({ part, label }: { part: ChartPart; label: string }) {
  const { ref, width: measured } = useElementSize();
  const width = measured || USUAL_WIDTH;
  const labels = labelsOf(part.series);
  const { ticks, at } = scaleOf(part.series.flatMap(({ points }) => points.map(({ value }) => value)));
  const inner = { width: width - EDGE.left - EDGE.right, height: HEIGHT - EDGE.top - EDGE.bottom };
  const band = inner.width / Math.max(1, labels.length);
  const x = (index: number) => EDGE.left + band * (index + 0.5);
  const y = (value: number) => EDGE.top + inner.height * (1 - at(value));
  const every = Math.ceil(LABEL_WIDTH / band);
  return (
    <div ref={ref}>
      <svg
        className={classes.plot}
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={label}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={classes.grid}
              data-zero={tick === 0 || undefined}
              x1={EDGE.left}
              x2={width - EDGE.right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className={classes.tick} x={EDGE.left - 8} y={y(tick)} textAnchor="end" dy="0.32em">
              {formatCount(tick)}
            </text>
          </g>
        ))}
        {labels.map(
          (name, index) =>
            index % every === 0 && (
              <text key={name} className={classes.tick} x={x(index)} y={HEIGHT - 8} textAnchor="middle">
                {name.length > LABEL_LETTERS ? `${name.slice(0, LABEL_LETTERS - 1)}…` : name}
              </text>
            ),
        )}
        {part.form === 'bars' ? (
          <BarMarks part={part} labels={labels} band={band} x={x} y={y} />
        ) : (
          <LineMarks part={part} labels={labels} x={x} y={y} />
        )}
      </svg>
    </div>
  );
}

type MarksProps = {
  part: ChartPart;
  labels: readonly string[];
  x: (index: number) => number;
  y: (value: number) => number;
};

function BarMarks({ part: { series }, labels, band, x, y }: MarksProps & { band: number }) {
  const wide = Math.min(44, (band * 0.72) / series.length);
  return series.map((one, number) => (
    <g key={one.name} className={classes.bars} data-series={number % 6}>
      {labels.map((label, index) => {
        const point = pointAt(one, label);
        if (!point) return null;
        const [top, zero] = [y(Math.max(0, point.value)), y(Math.min(0, point.value))];
        const left = x(index) + wide * (number - series.length / 2);
        return (
          <rect
            key={label}
            x={left}
            y={top}
            width={Math.max(1, wide - 2)}
            height={Math.max(1, zero - top)}
            rx="2"
          >
            <title>{`${label}: ${point.text}`}</title>
          </rect>
        );
      })}
    </g>
  ));
}

function LineMarks({ part: { series }, labels, x, y }: MarksProps) {
  return series.map((one, number) => {
    const points = labels.flatMap((label, index) => {
      const point = pointAt(one, label);
      return point ? [{ ...point, x: x(index), y: y(point.value) }] : [];
    });
    return (
      <g key={one.name} className={classes.lines} data-series={number % 6}>
        <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
        {points.map((point) => (
          <circle key={point.label} cx={point.x} cy={point.y} r="3.5">
            <title>{`${point.label}: ${point.text}`}</title>
          </circle>
        ))}
      </g>
    );
  });
}
