import { ChosenMark, NowMark } from './Marks';
import classes from './picture.module.css';

type LegendProps = { now: string; nowName: string; chosen: string | undefined; hasCliffs: boolean };

/** Which mark is which: they differ in shape. */
export function Legend({ now, nowName, chosen, hasCliffs }: LegendProps) {
  return (
    <ul className={classes.legend}>
      <li>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
          <NowMark x={7} y={7} />
        </svg>
        Square: {nowName}, {now}
      </li>
      {chosen && (
        <li>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
            <ChosenMark x={7} y={7} />
          </svg>
          Circle: what if, {chosen}
        </li>
      )}
      {hasCliffs && (
        <li>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
            <line className={classes.cliff} x1={7} x2={7} y1={0} y2={14} />
          </svg>
          Numbered lines: cliffs
        </li>
      )}
    </ul>
  );
}
