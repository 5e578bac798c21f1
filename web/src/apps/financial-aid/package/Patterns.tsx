import type { Kind } from './amounts';
import classes from './charts.module.css';

const SERIES: Partial<Record<Kind, number>> = { grant: 0, loan: 1, work: 2 };

/** The colour of a kind; cost and what is left of it have none. */
export const seriesOf = (kind: Kind) => SERIES[kind] ?? 4;

/** Loans are hatched and work is dotted, so that kinds are told apart without their colours. */
export function fillOf(id: string, kind: Kind): string | undefined {
  return kind === 'loan' || kind === 'work' || kind === 'rest' ? `url(#${id}-${kind})` : undefined;
}

export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-loan`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <g className={classes.pattern} data-series={1}>
          <rect width="6" height="6" />
          <path d="M0,0V6" />
        </g>
      </pattern>
      <pattern id={`${id}-work`} width="6" height="6" patternUnits="userSpaceOnUse">
        <g className={classes.pattern} data-series={2}>
          <rect width="6" height="6" />
          <circle cx="3" cy="3" r="1.4" />
        </g>
      </pattern>
      <pattern id={`${id}-rest`} width="6" height="6" patternUnits="userSpaceOnUse">
        <g className={classes.pattern} data-series={4} data-open>
          <rect width="6" height="6" />
          <path d="M0,5.5H6" />
        </g>
      </pattern>
    </defs>
  );
}
