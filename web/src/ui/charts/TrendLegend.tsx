import { Press } from '../Press';
import { Mark } from '../radar/Mark';
import colors from '../radar/series.module.css';
import { lookOf, type TrendSeries } from './lines';
import classes from './trend.module.css';

type TrendLegendProps = {
  at: readonly string[];
  /** Whose figures are beside the names. */
  year: number;
  isOpen?: boolean;
  series: readonly TrendSeries[];
  shown: readonly number[];
  show: (value: number) => string;
  onToggle: (name: string) => void;
};

/** Which line is which, with its figure of the year that is read. A press hides the line or brings it back. */
export function TrendLegend({ at, year, isOpen, series, shown, show, onToggle }: TrendLegendProps) {
  const figureOf = ({ values }: TrendSeries, place: number) => {
    const value = values[place] ?? null;
    return value === null ? '–' : show(value);
  };
  const names = at.map((name, place) => (isOpen && place === at.length - 1 ? `${name} so far` : name));
  const longest = Math.max(0, ...names.map((name) => name.length));
  // As wide as its longest figure: nothing moves while somebody reads.
  const widest = Math.max(0, ...series.flatMap((one) => at.map((_, place) => figureOf(one, place).length)));
  return (
    <div className={`${classes.legend} ${colors.series}`}>
      <span className={classes.year} style={{ minWidth: `${longest}ch` }}>
        {names[year]}
      </span>
      <ul aria-label="Lines that are shown">
        {series.map((one, number) => (
          <li key={one.name}>
            <Press
              className={classes.toggle}
              aria-pressed={shown.includes(number)}
              onClick={() => onToggle(one.name)}
            >
              <svg width="34" height="14" viewBox="0 0 34 14" aria-hidden>
                <path className={classes.line} data-series={lookOf(number).look} d="M1,7H33" />
                <g className={classes.point} data-series={lookOf(number).look}>
                  <Mark {...lookOf(number)} x={17} y={7} />
                </g>
              </svg>
              <span className={classes.name}>{one.name}</span>
              <span className={classes.figure} style={{ minWidth: `${widest}ch` }} aria-hidden>
                {figureOf(one, year)}
              </span>
            </Press>
          </li>
        ))}
      </ul>
    </div>
  );
}
