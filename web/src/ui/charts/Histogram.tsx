import { useId } from 'react';
import { formatCount } from '../numbers';
import colors from '../radar/series.module.css';
import { widthOf } from '../radar/wrap';
import classes from './charts.module.css';
import { Hatch } from './Hatch';
import { scaleOf } from './scale';
import { Twin, type TwinWords } from './Twin';
import { figures } from './table';
import { useRoom } from './useRoom';
import { capital } from './words';

export type HistogramSeries = {
  name: string;
  /** How many are in each bin. */
  counts: readonly number[];
};

type HistogramData = {
  /** What they are sorted by: "mentees of a mentor". */
  across: string;
  /** Who is counted: "mentors". */
  counted: string;
  /** In their order: "0", "1", "2" … */
  bins: readonly string[];
  /** One, or a second beside it. */
  series: readonly [HistogramSeries] | readonly [HistogramSeries, HistogramSeries];
};

const PLOT = 176;
const TOP = 36;
const BOTTOM = 44;
const WIDEST_BAR = 44;
/** From one to the next name below the bars. */
const BETWEEN = 8;

/** How many there are of each: a bar for every bin, or two side by side. */
export function Histogram({ across, counted, bins, series, ...words }: HistogramData & TwinWords) {
  const summary = words.summary ?? sayCounts({ across, counted, bins, series });
  return (
    <Twin
      {...words}
      summary={summary}
      picture={<Picture across={across} counted={counted} bins={bins} series={series} label={summary} />}
      table={{
        columns: [
          { label: capital(across) },
          ...series.map(({ name }) => figures(series.length > 1 ? name : capital(counted))),
        ],
        rows: bins.map((bin, place) => [bin, ...series.map(({ counts }) => counts[place] ?? 0)]),
      }}
    />
  );
}

/** The fullest bin of each series. */
function sayCounts({ across, counted, bins, series }: HistogramData): string {
  const each = series.map(({ name, counts }) => {
    const most = Math.max(0, ...counts);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return `${name}: ${bins[counts.indexOf(most)]} is the most frequent, with ${formatCount(most)} of ${formatCount(total)}`;
  });
  return `${capital(counted)} by ${across}. ${each.join('; ')}.`;
}

function Picture({ across, counted, bins, series, label }: HistogramData & { label: string }) {
  const { ref, width } = useRoom();
  const id = useId();
  const { ticks, at } = scaleOf(
    series.flatMap(({ counts }) => counts),
    { isWhole: true },
  );
  const left = Math.max(...ticks.map((tick) => widthOf(formatCount(tick)))) + 8;
  const band = (width - left) / Math.max(1, bins.length);
  const bar = Math.min(WIDEST_BAR, (band * 0.82) / series.length);
  const every = Math.ceil((Math.max(0, ...bins.map(widthOf)) + BETWEEN) / band);
  const bottom = TOP + PLOT;
  const height = bottom + BOTTOM;
  const y = (count: number) => bottom - at(count) * PLOT;
  // Either every bar has its figure above it, or none: one without would look like one of nothing.
  const isRoomy = series.every(({ counts }) =>
    counts.every((count) => widthOf(formatCount(count)) <= bar + 4),
  );
  const fill = (number: number) => (number === 0 ? undefined : `url(#${id}-hatch)`);
  return (
    <div ref={ref} className={`${classes.chart} ${colors.series}`}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <Hatch id={`${id}-hatch`} series={1} />
        <text className={classes.axis} x={0} y={13}>
          {capital(counted)}
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={classes.grid}
              data-zero={tick === 0 || undefined}
              x1={left}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className={classes.tick} x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
              {formatCount(tick)}
            </text>
          </g>
        ))}
        {bins.map((bin, place) => (
          <g key={bin} data-bin={bin} transform={`translate(${left + band * (place + 0.5)} 0)`}>
            <title>{titleOf(bin, place, series)}</title>
            <rect fill="transparent" x={-band / 2} y={TOP} width={band} height={PLOT} />
            {series.map(({ name, counts }, number) => {
              const count = counts[place] ?? 0;
              const start = bar * (number - series.length / 2);
              return (
                <g key={name} data-count={count}>
                  <rect
                    className={classes.bar}
                    data-series={number}
                    fill={fill(number)}
                    x={start + 1}
                    y={y(count)}
                    width={Math.max(1, bar - 2)}
                    height={count === 0 ? 0 : bottom - y(count)}
                  />
                  {isRoomy && (
                    <text className={classes.figure} x={start + bar / 2} y={y(count) - 5}>
                      {formatCount(count)}
                    </text>
                  )}
                </g>
              );
            })}
            {place % every === 0 && (
              <text className={classes.tick} y={bottom + 17} textAnchor="middle">
                {bin}
              </text>
            )}
          </g>
        ))}
        <text className={classes.axis} x={left + (width - left) / 2} y={height - 6} textAnchor="middle">
          {capital(across)}
        </text>
      </svg>
      {series.length > 1 && (
        <ul className={classes.key}>
          {series.map(({ name }, number) => (
            <li key={name}>
              <svg width="22" height="12" aria-hidden>
                <rect
                  className={classes.bar}
                  data-series={number}
                  fill={fill(number)}
                  x="0.5"
                  y="0.5"
                  width="21"
                  height="11"
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const titleOf = (bin: string, place: number, series: HistogramData['series']) =>
  `${bin}: ${series.map(({ name, counts }) => `${name} ${formatCount(counts[place] ?? 0)}`).join(', ')}`;
