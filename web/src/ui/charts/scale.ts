export type Scale = {
  /** Round values, from the lowest to the highest; the first and the last are the ends of the axis. */
  ticks: number[];
  /** Where a value stands, from 0 at the bottom to 1 at the top. */
  at: (value: number) => number;
};

type AxisOptions = {
  /** About so many steps. */
  wanted?: number;
  /** Things that are counted have no halves. */
  isWhole?: boolean;
};

const STEPS = [1, 2, 2.5, 5, 10];
const WANTED = 4;

/** An axis for these values, with zero on it. */
export function scaleOf(values: readonly number[], { wanted = WANTED, isWhole }: AxisOptions = {}): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep((high - low || 1) / wanted, isWhole);
  const [first, last] = [
    Math.floor(low / step),
    Math.max(Math.ceil(high / step), Math.floor(low / step) + 1),
  ];
  const ticks = Array.from({ length: last - first + 1 }, (_, number) => exact((first + number) * step));
  const [bottom, span] = [first * step, (last - first) * step];
  return { ticks, at: (value) => (value - bottom) / span };
}

function roundStep(rough: number, isWhole?: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((one) => one * power).find((one) => {
    return one >= rough && (!isWhole || Number.isInteger(one));
  });
  return step ?? Math.max(10 * power, isWhole ? 1 : 0);
}

/** Three tenths are .3, not .30000000000000004. */
const exact = (value: number) => Number(value.toPrecision(12));

export type Place = { x: number; y: number };

/** A line from each place to the next, and none to or from one that is missing. */
export function lineThrough(places: readonly (Place | null)[]): string {
  let isOn = false;
  const steps = places.map((place) => {
    const step = place && `${isOn ? 'L' : 'M'}${rounded(place.x)},${rounded(place.y)}`;
    isOn = place !== null;
    return step ?? '';
  });
  return steps.join('');
}

export const rounded = (value: number) => Math.round(value * 10) / 10;
