import { Mark } from './Mark';
import classes from './radar.module.css';

type LegendProps = { series: readonly { name: string; look: number }[]; hasOpen: boolean };

/** Which line is whose. */
export function Legend({ series, hasOpen }: LegendProps) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, look }) => (
        <li key={name}>
          <svg className={classes.sample} width="34" height="14" viewBox="0 0 34 14" aria-hidden>
            <path className={classes.line} data-series={look} d="M1,7H33" />
            <g className={classes.marks} data-series={look}>
              <Mark look={look} x={17} y={7} />
            </g>
          </svg>
          <span>{name}</span>
        </li>
      ))}
      {hasOpen && (
        <li>
          <svg className={classes.sample} width="14" height="14" viewBox="0 0 14 14" aria-hidden>
            <g className={classes.marks}>
              <Mark look={0} x={7} y={7} isOpen />
            </g>
          </svg>
          <span>Open mark outside: insufficient evidence</span>
        </li>
      )}
    </ul>
  );
}
