import { formatPercent } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import type { AlikeTraits } from '../types';
import classes from './overlaps.module.css';
import { levelOf, toLikenesses } from './redundancy';

/** More would be too small to read. */
const MOST = 12;

/** A picture of which traits are alike. The list beside it says the same. */
export function Redundancy({ pairs }: { pairs: readonly AlikeTraits[] }) {
  const { traits, others, scoreOf } = toLikenesses(pairs, MOST);
  const [most] = pairs;
  const label = `Redundancy matrix of ${traits.length} traits. Most alike: ${most?.one.name} and ${most?.other.name}, ${formatPercent(most?.score ?? 0)}. The list of pairs says the same.`;
  return (
    <Panel title="Redundancy matrix">
      {/* biome-ignore lint/a11y/useSemanticElements: it is no group of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys. */}
      <div className={classes.picture} role="group" aria-label="Redundancy matrix" tabIndex={0}>
        <div role="img" aria-label={label}>
          <table className={classes.matrix}>
            <thead>
              <tr>
                <td />
                {traits.map(({ id, name }, index) => (
                  <th key={id} title={name}>
                    {index + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {traits.map(({ id, name }, row) => (
                <tr key={id}>
                  <th>
                    <span title={name}>
                      <b>{row + 1}</b> {name}
                    </span>
                  </th>
                  {traits.map((other, column) => {
                    const score = scoreOf(id, other.id);
                    const says =
                      score === undefined ? undefined : `${name} and ${other.name}: ${formatPercent(score)}`;
                    return (
                      <td key={other.id} title={says}>
                        <span
                          className={classes.heat}
                          data-level={score === undefined ? undefined : levelOf(score)}
                          data-own={row === column || undefined}
                        >
                          {score === undefined ? '' : Math.round(score * 100)}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <p className={classes.hint}>
        Numbers are percent; the stronger the ground, the more alike.
        {others > 0 && ` ${others} more traits are in the list only.`}
      </p>
    </Panel>
  );
}
