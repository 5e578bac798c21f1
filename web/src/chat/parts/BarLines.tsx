import { Fragment } from 'react';
import type { ChartPart } from '../types';
import classes from './lines.module.css';
import { labelsOf, pointAt } from './points';

/** Longer ones do not fit below a bar. */
const SHORT = 8;

/** Whether bars have names that can be read only beside them. */
export function hasLongNames({ form, series }: ChartPart): boolean {
  const points = series.flatMap((one) => one.points);
  return form === 'bars' && points.every(({ value }) => value >= 0) && points.some(isLong);
}

const isLong = ({ label }: { label: string }) => label.length > SHORT;

/** The picture of a chart whose bars lie below each other, each with its whole name and its figure. */
export function BarLines({ part, label }: { part: ChartPart; label: string }) {
  const { across, up, series } = part;
  const most = Math.max(...series.flatMap(({ points }) => points.map(({ value }) => value)), 0) || 1;
  return (
    <div className={classes.chart} role="img" aria-label={label}>
      <span className={classes.axis}>{across}</span>
      <span className={classes.axis} data-end>
        {up}
      </span>
      {labelsOf(series).map((name) => (
        <Fragment key={name}>
          <span className={classes.name}>{name}</span>
          <span className={classes.bars}>
            {series.map((one, number) => {
              const point = pointAt(one, name);
              if (!point) return null;
              return (
                <span key={one.name} className={classes.line} data-series={number % 6}>
                  <span className={classes.room}>
                    <span className={classes.bar} style={{ width: `${(100 * point.value) / most}%` }} />
                  </span>
                  <span className={classes.figure}>{point.text}</span>
                </span>
              );
            })}
          </span>
        </Fragment>
      ))}
    </div>
  );
}
