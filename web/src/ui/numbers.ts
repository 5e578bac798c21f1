const COUNT = new Intl.NumberFormat();
const PERCENT = new Intl.NumberFormat(undefined, { style: 'percent' });
const SHARE = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const POINTS = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const EXACT = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });

export const formatCount = (count: number) => COUNT.format(count);

/** A part of one: 0.42 is 42 %. */
export const formatPercent = (part: number) => PERCENT.format(part);

/** The same with a tenth, for shares that are small or hardly differ. */
export const formatShare = (part: number) => SHARE.format(part);

/** With two places, as grade points and scores are written. */
export const formatPoints = (points: number) => POINTS.format(points);

/** An amount in cents. Whole dollars are written without any. */
export const formatMoney = (cents: number) => (cents % 100 === 0 ? WHOLE : EXACT).format(cents / 100);

/** "1 gift", "12 gifts". */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
