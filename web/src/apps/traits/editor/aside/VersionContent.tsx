import { Diff } from '../conflict/Diff';
import { agree, PARTS } from '../conflict/parts';
import { useNaming } from '../conflict/useNaming';
import { EMPTY, formOf } from '../form';
import type { TraitContent, TraitDetail, TraitVersion } from '../traits';
import classes from './aside.module.css';

/** What departments ask for is not part of a version. */
const KEPT = PARTS.filter(({ key }) => key !== 'departments');

type VersionContentProps = { trait: TraitDetail; version: TraitVersion & { content: TraitContent } };

/** What a version said, with what has changed since marked. */
export function VersionContent({ trait, version }: VersionContentProps) {
  const naming = useNaming(trait);
  const then = { ...EMPTY, content: version.content };
  const now = formOf(trait);
  const changed = KEPT.filter((part) => !agree(part, then, now));
  const same = KEPT.filter((part) => !changed.includes(part) && part.textOf(then, naming) !== '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    <div
      className={classes.whole}
      role="group"
      aria-label={`What version ${version.number} said`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys.
      tabIndex={0}
    >
      {changed.length > 0 && (
        <section aria-label="Changed since">
          <h3 className={classes.part}>Changed since</h3>
          <p className={classes.who}>Struck out is what it said then, underlined is what it says now.</p>
          <dl className={classes.parts}>
            {changed.map((part) => (
              <div key={part.key}>
                <dt>{part.label}</dt>
                <dd>
                  <Diff before={part.textOf(then, naming)} after={part.textOf(now, naming)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {same.length > 0 && (
        <section aria-label="The same as now">
          <h3 className={classes.part}>
            {changed.length > 0 ? 'The same as now' : 'All of it is as it is now'}
          </h3>
          <dl className={classes.parts}>
            {same.map((part) => (
              <div key={part.key}>
                <dt>{part.label}</dt>
                <dd className={classes.plain}>{part.textOf(then, naming)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
