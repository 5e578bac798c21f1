import { formatCount, formatShare } from '../numbers';
import colors from '../radar/series.module.css';
import { scaleOf } from './scale';
import classes from './shares.module.css';
import { Twin, type TwinWords } from './Twin';
import { figures, shortened, type Value } from './table';

export type Share = {
  name: string;
  /** How many there are in each period; none if it was not counted. */
  counts: readonly (number | null)[];
};

type Period = {
  /** "2025–26". */
  name: string;
  /** Of how many. */
  of: number;
};

export type ShareBarsData = {
  /** What a bar is: "Mode". */
  what: string;
  /** Of whom it is a part: "alumni who can be reached". */
  whole: string;
  /** This one, and the one before it. */
  periods: readonly [Period] | readonly [Period, Period];
  shares: readonly Share[];
};

/** This period is full, the one before it grey and hatched. */
const SERIES = [0, 4];

/** Parts of a whole that may overlap, each with its share and its count, this year beside the last. */
export function ShareBars({ what, whole, periods, shares, ...words }: ShareBarsData & TwinWords) {
  const summary = words.summary ?? sayShares(whole, periods, shares);
  const everybody = { name: `All ${whole}`, counts: periods.map(({ of }) => of) };
  return (
    <Twin
      {...words}
      summary={summary}
      picture={<Picture periods={periods} shares={shares} label={summary} />}
      table={{
        columns: [
          { label: what },
          ...periods.flatMap(({ name }) => [figures(`${name} share`, formatShare), figures(`${name} count`)]),
          ...(periods.length > 1 ? [figures('Change in points', points)] : []),
        ],
        rows: shares.length === 0 ? [] : [...shares, everybody].map((share) => rowOf(share, periods)),
      }}
    />
  );
}

const partOf = (count: number | null | undefined, of: number) =>
  count === null || count === undefined || of <= 0 ? null : count / of;

function rowOf({ name, counts }: Share, periods: ShareBarsData['periods']): Value[] {
  const parts = periods.map(({ of }, place) => partOf(counts[place], of));
  const [now, before] = parts;
  const figuresOf = parts.flatMap((part, place) => [
    part === null ? null : shortened(part),
    counts[place] ?? null,
  ]);
  if (periods.length === 1) return [name, ...figuresOf];
  const change =
    typeof now === 'number' && typeof before === 'number' ? shortened(100 * (now - before)) : null;
  return [name, ...figuresOf, change];
}

const POINTS = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const points = (change: number) => POINTS.format(change);

function sayShares(whole: string, periods: ShareBarsData['periods'], shares: readonly Share[]): string {
  const [now, before] = periods;
  const each = shares.map(({ name, counts }) => {
    const [part, last] = periods.map(({ of }, place) => partOf(counts[place], of));
    const then = typeof last === 'number' ? ` (${formatShare(last)} before)` : '';
    return typeof part === 'number' ? `${name} ${formatShare(part)}${then}` : `${name} without data`;
  });
  const since = before ? ` beside ${before.name}` : '';
  return `${now.name}${since}, of ${formatCount(now.of)} ${whole}: ${each.join(', ')}.`;
}

type PictureProps = Pick<ShareBarsData, 'periods' | 'shares'> & { label: string };

function Picture({ periods, shares, label }: PictureProps) {
  const parts = shares.flatMap(({ counts }) =>
    periods.flatMap(({ of }, place) => partOf(counts[place], of) ?? []),
  );
  const { ticks, at } = scaleOf(parts, { wanted: 3 });
  const percent = (part: number) => `${Math.round(at(part) * 1000) / 10}%`;
  return (
    <div
      className={`${classes.shares} ${colors.series}`}
      data-alone={periods.length === 1 || undefined}
      role="img"
      aria-label={label}
    >
      {shares.map(({ name, counts }) => (
        <div key={name} className={classes.share}>
          <span className={classes.name}>{name}</span>
          <div className={classes.bars}>
            {periods.map((period, place) => {
              const part = partOf(counts[place], period.of);
              return (
                <div key={period.name} className={classes.line} data-now={place === 0 || undefined}>
                  <span className={classes.period}>{period.name}</span>
                  <span className={classes.room}>
                    {part !== null && (
                      <span
                        className={classes.bar}
                        data-series={SERIES[place]}
                        style={{ width: percent(part) }}
                      />
                    )}
                  </span>
                  <span className={classes.figure}>
                    {part === null ? 'No data' : formatShare(part)}
                    {part !== null && (
                      <span className={classes.count}>{formatCount(counts[place] ?? 0)}</span>
                    )}
                  </span>
                </div>
              );
            })}
          </div>
        </div>
      ))}
      <div className={classes.share} data-axis>
        <span className={classes.name} />
        <div className={classes.line}>
          <span className={classes.period} />
          <span className={classes.ticks}>
            {ticks.map((tick) => (
              <span key={tick} style={{ left: percent(tick) }}>
                {formatShare(tick)}
              </span>
            ))}
          </span>
          <span className={classes.figure} />
        </div>
      </div>
    </div>
  );
}
