import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { money } from '../words';
import { type Cliff, type Crossing, type CurveView, jumpOf, nearestCliffs, type Point } from './curve';
import type { Field } from './fields';
import { TURNS } from './turns';
import classes from './what-if.module.css';
import { crossingWords, jumpWords } from './words';

type CliffsProps = {
  field: Field;
  view: CurveView;
  now: number;
  nowName: string;
  /** Those that have a number in the picture. */
  cliffs: readonly Cliff[];
};

/** Where a dollar changes much at once: the nearest first, then all that the picture has a number for. */
export function Cliffs({ field, view, now, nowName, cliffs }: CliffsProps) {
  const { above, below } = nearestCliffs(view.cliffs, now);
  const left = view.cliffs.length - cliffs.length;
  return (
    <Panel title="Cliffs">
      <div className={classes.body}>
        {view.cliffs.length === 0 ? (
          <p className={classes.text}>
            In this range no single dollar of {field.name} changes the index or the Pell Grant by much.
          </p>
        ) : (
          <>
            <h3 className={classes.heading}>
              Nearest to {money(now)}, {nowName}
            </h3>
            <ul className={classes.list}>
              <li>
                <Nearest crossing={above} way="more" />
              </li>
              <li>
                <Nearest crossing={below} way="less" />
              </li>
            </ul>
            <h3 className={classes.heading}>In the chart</h3>
            <ol className={classes.list}>
              {cliffs.map((cliff) => (
                <li key={cliff.at}>
                  <b>{money(cliff.at)}</b>: {TURNS[cliff.turn].sentence} <Jump of={jumpOf(cliff)} />
                </li>
              ))}
            </ol>
            {left > 0 && (
              <p className={classes.note}>
                {countOf(left, 'smaller cliff')} more: see the table of the curve.
              </p>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function Nearest({ crossing, way }: { crossing: Crossing | undefined; way: 'more' | 'less' }) {
  if (!crossing) return `${way === 'more' ? 'Above' : 'Below'} it there is no cliff in this range.`;
  return (
    <>
      {crossingWords(crossing, way)}: <Jump of={crossing.change} />
    </>
  );
}

/** A sign stays with its amount. */
const Jump = ({ of }: { of: Point }) => <span className={classes.jump}>{jumpWords(of)}.</span>;
