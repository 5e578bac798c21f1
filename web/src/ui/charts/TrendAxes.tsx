import shared from './charts.module.css';
import type { DrawnTrend } from './lines';
import classes from './trend.module.css';

type TrendAxesProps = {
  drawn: DrawnTrend;
  up: string;
  at: readonly string[];
  show: (value: number) => string;
  isOpen?: boolean;
};

/** What the lines are drawn on. */
export function TrendAxes({ drawn, up, at, show, isOpen }: TrendAxesProps) {
  const { left, right, top, bottom, across, every } = drawn;
  const last = across.at(-1) ?? right;
  const half = (last - (across.at(-2) ?? left)) / 2;
  return (
    <g aria-hidden>
      <text className={shared.axis} x={0} y={13}>
        {up}
      </text>
      {isOpen && (
        <>
          <rect
            className={classes.open}
            x={last - half}
            y={top}
            width={right - last + half}
            height={bottom - top}
          />
          <text className={shared.tick} x={right} y={top - 6} textAnchor="end">
            so far
          </text>
        </>
      )}
      {drawn.ticks.map(({ value, y }) => (
        <g key={value}>
          <line
            className={shared.grid}
            data-zero={value === 0 || undefined}
            x1={left}
            x2={right}
            y1={y}
            y2={y}
          />
          <text className={shared.tick} x={left - 8} y={y} dy="0.35em" textAnchor="end">
            {show(value)}
          </text>
        </g>
      ))}
      {at.map(
        (name, place) =>
          // Counted from the end: the last year is the one that matters most.
          (at.length - 1 - place) % every === 0 && (
            <text key={name} className={shared.tick} x={across[place]} y={bottom + 19} textAnchor="middle">
              {name}
            </text>
          ),
      )}
      {drawn.lines.length === 0 && (
        <text className={shared.tick} x={(left + right) / 2} y={(top + bottom) / 2} textAnchor="middle">
          All lines are hidden.
        </text>
      )}
    </g>
  );
}
