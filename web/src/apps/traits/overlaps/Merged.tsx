import { useQuery } from '@tanstack/react-query';
import { countOf } from '@/ui/numbers';
import { Pill, type Tint } from '@/ui/Pill';
import { traitQuery } from '../api';
import type { MergePreview, TraitFinding } from '../types';
import { AskedBy } from './AskedBy';
import { ChangedField } from './ChangedField';
import { toChanges, toLost } from './changes';
import classes from './merge.module.css';

const WEIGHTS: Record<TraitFinding['weight'], { name: string; tint: Tint }> = {
  refused: { name: 'Refused', tint: 'red' },
  warning: { name: 'Warning', tint: 'orange' },
  hint: { name: 'Hint', tint: 'gray' },
};

/** Field by field, what changes and what does not. */
export function Merged({ preview }: { preview: MergePreview }) {
  const { kept, removed, before, after, departments, findings } = preview;
  const [own, other] = [useQuery(traitQuery(kept.id)).data, useQuery(traitQuery(removed.id)).data];
  const related = [kept, removed, ...(own?.related ?? []), ...(other?.related ?? [])];
  const all = toChanges(before, after, related);
  const [changed, same] = [all.filter(({ isSame }) => !isSame), all.filter(({ isSame }) => isSame)];
  const lost = other ? toLost(other.content, after) : [];
  return (
    <div className={classes.merged}>
      {findings.length > 0 && (
        <section aria-label="Findings">
          <h3>What could be better</h3>
          <ul className={classes.findings}>
            {findings.map(({ weight, field, at, message }) => (
              <li key={`${field} ${at} ${message}`}>
                <Pill tint={WEIGHTS[weight].tint}>{WEIGHTS[weight].name}</Pill> {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="What changes">
        <h3>What changes in {kept.name}</h3>
        {changed.length === 0 && <p className={classes.soft}>Nothing: it says all of it already.</p>}
        {changed.map((change) => (
          <ChangedField key={change.name} change={change} />
        ))}
      </section>
      <AskedBy departments={departments} before={own?.departments} />
      {lost.length > 0 && (
        <details>
          <summary>What is not taken over from {removed.name}</summary>
          <dl className={classes.lost}>
            {lost.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {same.length > 0 && (
        <details>
          <summary>What stays as it is: {countOf(same.length, 'field')}</summary>
          {same.map((change) => (
            <ChangedField key={change.name} change={change} />
          ))}
        </details>
      )}
    </div>
  );
}
