import classes from './charts.module.css';

type HatchProps = { id: string; series: number };

/** Slanted lines in the colour of a series: told apart from what is full without that colour. */
export function Hatch({ id, series }: HatchProps) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <g className={classes.hatch} data-series={series}>
          <rect width="6" height="6" />
          <path d="M0,0V6" />
        </g>
      </pattern>
    </defs>
  );
}
