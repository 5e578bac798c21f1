import { formatCount } from '../numbers';
import type { TrendSeries } from './lines';
import { TrendPicture } from './TrendPicture';
import { Twin, type TwinWords } from './Twin';
import { figures } from './table';

export type TrendData = {
  /** What goes up and down: "Alumni who took part". */
  up: string;
  /** The years, the earliest first. */
  at: readonly string[];
  /** Up to twelve can be told apart. */
  series: readonly TrendSeries[];
  show?: (value: number) => string;
  /** The last year is not over: these are its figures so far. */
  isOpen?: boolean;
};

type TrendProps = TrendData &
  TwinWords & {
    /** What a step to the right is. */
    across?: string;
  };

/** Several figures over the years, each a line with marks of its own. Lines can be hidden; the table has them all. */
export function Trend({ across = 'Year', up, at, series, show = formatCount, isOpen, ...words }: TrendProps) {
  const names = at.map((year, place) => (isOpen && place === at.length - 1 ? `${year} so far` : year));
  return (
    <Twin
      {...words}
      summary={words.summary ?? sayTrend(up, names, series, show)}
      picture={
        <TrendPicture title={words.title} up={up} at={at} series={series} show={show} isOpen={isOpen} />
      }
      table={{
        columns: [{ label: across }, ...series.map(({ name }) => figures(name, show))],
        rows: names.map((name, place) => [name, ...series.map(({ values }) => values[place] ?? null)]),
      }}
    />
  );
}

/** From where to where each line goes. */
function sayTrend(
  up: string,
  names: readonly string[],
  series: readonly TrendSeries[],
  show: (value: number) => string,
): string {
  const each = series.map(({ name, values }) => {
    const first = values.findIndex((value) => value !== null);
    const last = values.findLastIndex((value) => value !== null);
    if (first < 0) return `${name}: no data`;
    const [from, to] = [show(values[first] ?? 0), show(values[last] ?? 0)];
    return first === last
      ? `${name}: ${from} in ${names[first]}`
      : `${name}: from ${from} in ${names[first]} to ${to} in ${names[last]}`;
  });
  return `${up}. ${each.join('; ')}.`;
}
