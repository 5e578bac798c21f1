import { UnstyledButton } from '@mantine/core';
import { PersonLink } from '@/campus/PersonLink';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import type { Card, Preview } from '../quality/api';
import { FieldChoice } from './FieldChoice';
import { Money } from './Money';
import { Moves } from './Moves';
import classes from './merge.module.css';
import type { Merging } from './useMergeChoice';

/** Two records side by side, what is kept of each, and what moves. Nothing happens before one says so. */
export function MergeView({ card, merging }: { card: Card; merging: Merging }) {
  const { preview, keep, isFresh, failure } = merging;
  if (!preview) return null;
  // The sides stay where they are, whichever record is kept.
  const people = [card.item.person, card.item.other].flatMap((person) => person ?? []);
  const differing = preview.fields.filter(({ same }) => !same);
  const same = preview.fields.filter((field) => field.same && (field.result.value || field.result.withheld));
  return (
    <div className={classes.merge} aria-busy={!isFresh}>
      <h3>Side by side</h3>
      <div className={classes.people}>
        {people.map((person) => (
          <div key={person.id} className={classes.person} data-kept={person.id === keep || undefined}>
            <p>
              <b>
                <PersonLink person={{ id: person.isHere ? person.id : null, name: person.name }} />
              </b>
              <span className={classes.soft}>
                Record {person.id}
                {person.city && `, ${person.city}`}
              </span>
            </p>
            <UnstyledButton
              className={classes.keep}
              aria-pressed={person.id === keep}
              onClick={() => merging.setKeep(person.id)}
            >
              {person.id === keep ? 'This record stays' : 'Keep this record instead'}
              <span className="visually-hidden">{` (record ${person.id} of ${person.name})`}</span>
            </UnstyledButton>
          </div>
        ))}
      </div>
      {failure && <Failure message={failure.message} onRetry={merging.retry} />}
      {differing.length === 0 && (
        <p className={classes.soft}>Both say the same wherever both say something.</p>
      )}
      {differing.map((field) => (
        <FieldChoice key={field.field} field={field} people={people} merging={merging} />
      ))}
      {same.length > 0 && <Same fields={same} />}
      <Money card={card} preview={preview} />
      <Moves preview={preview} />
    </div>
  );
}

function Same({ fields }: { fields: Preview['fields'] }) {
  return (
    <details className={classes.details}>
      <summary>{countOf(fields.length, 'field')} the same in both</summary>
      <dl>
        {fields.map(({ field, label, result }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{result.value ?? result.withheld}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
