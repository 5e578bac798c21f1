import { useElementSize } from '@mantine/hooks';
import { drawRadar, type RadarData } from './geometry';
import { Legend } from './Legend';
import { DIFFERENT, Mark } from './Mark';
import classes from './radar.module.css';
import colors from './series.module.css';
import { LINE } from './wrap';

const USUAL_WIDTH = 560;

/**
 * Values around a circle, up to six series of them. A value that is missing leaves a gap in the line, and an open mark
 * outside of the circle. The numbers belong in a `RadarTable` beside it.
 */
export function Radar(data: RadarData) {
  const { ref, width: measured } = useElementSize();
  const radar = drawRadar({ ...data, width: measured || USUAL_WIDTH });
  const { width, height, middle, labels } = radar;
  const lookOf = (number: number) => (data.series[number]?.look ?? number) % DIFFERENT;
  const hasOpen = radar.series.some(({ marks }) => marks.some(({ isOpen }) => isOpen));
  return (
    <div ref={ref} className={`${classes.radar} ${colors.series}`}>
      <svg
        className={classes.picture}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={data.label}
      >
        {radar.rings.map(({ value, radius }) => (
          <circle key={value} className={classes.ring} cx={middle.x} cy={middle.y} r={radius} />
        ))}
        {radar.tips.map(({ x, y }, axis) => (
          <line key={labelKey(axis)} className={classes.axis} x1={middle.x} y1={middle.y} x2={x} y2={y} />
        ))}
        {radar.series.map(({ path, isWhole }, number) => (
          <path
            key={data.series[number]?.name}
            className={classes.line}
            data-series={lookOf(number)}
            data-whole={isWhole || undefined}
            d={path}
          />
        ))}
        {radar.series.map(({ marks }, number) => (
          <g key={data.series[number]?.name} className={classes.marks} data-series={lookOf(number)}>
            {marks.map(({ axis, ...mark }) => (
              <Mark key={axis} look={lookOf(number)} {...mark} />
            ))}
          </g>
        ))}
        {radar.rings.map(({ value, radius }) => (
          <text key={value} className={classes.value} x={middle.x - 5} y={middle.y - radius + 11}>
            {Math.round(value * 100) / 100}
          </text>
        ))}
        {labels.map(({ lines, align, left, top, width: wide }, axis) => (
          <text key={labelKey(axis)} className={classes.name} textAnchor={align}>
            <title>{data.axes[axis]}</title>
            {lines.map((line, row) => (
              <tspan
                // biome-ignore lint/suspicious/noArrayIndexKey: lines follow each other, and two may say the same.
                key={row}
                x={{ start: left, middle: left + wide / 2, end: left + wide }[align]}
                y={top + row * LINE + LINE - 4}
              >
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      {radar.isNumbered && (
        <ol className={classes.names}>
          {data.axes.map((name, axis) => (
            <li key={labelKey(axis)}>{name}</li>
          ))}
        </ol>
      )}
      <Legend
        series={data.series.map(({ name }, number) => ({ name, look: lookOf(number) }))}
        hasOpen={hasOpen}
      />
    </div>
  );
}

/** Axes have places, and two may have the same name. */
const labelKey = (axis: number) => `axis-${axis}`;
