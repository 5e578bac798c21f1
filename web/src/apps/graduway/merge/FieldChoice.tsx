import { UnstyledButton } from '@mantine/core';
import type { Schemas } from '@/api/client';
import { type Differing, differ } from './differ';
import classes from './merge.module.css';
import type { Merging } from './useMergeChoice';

type Value = Schemas['QualityValue'];

type FieldChoiceProps = {
  field: Schemas['QualityMergeValue'];
  people: readonly Schemas['QualityPerson'][];
  merging: Merging;
};

const textOf = ({ value, withheld }: Value) => value ?? (withheld ? 'Kept back' : '');

/** One field that the two records do not agree on: what each says, and which of it stays. */
export function FieldChoice({ field, people, merging }: FieldChoiceProps) {
  const { keep, choose, isChosen, leaveToRule } = merging;
  const saidBy = (person: number) => (person === keep ? field.kept : field.removed);
  const [one, other] = people.map(({ id }) => textOf(saidBy(id)));
  const differing = differ(one ?? '', other ?? '');
  return (
    <fieldset className={classes.field}>
      <legend>{field.label}</legend>
      <div className={classes.sides}>
        {people.map(({ id, name }, place) => {
          const isTaken = (field.side === 'kept') === (id === keep);
          const value = saidBy(id);
          return (
            <UnstyledButton
              key={id}
              className={classes.side}
              aria-pressed={isTaken}
              title={`Keep what the record of ${name} says`}
              onClick={() => choose(field.field, id)}
            >
              <span className="visually-hidden">
                {field.label} of record {id}:{' '}
              </span>
              <Marked value={value} differing={place === 0 ? differing.one : differing.other} />
              <span className={classes.taken}> {isTaken ? 'Stays' : 'Goes'}</span>
            </UnstyledButton>
          );
        })}
      </div>
      <p className={classes.rule}>
        {field.rule}
        {isChosen(field.field) && (
          <UnstyledButton className={classes.reset} onClick={() => leaveToRule(field.field)}>
            Leave it to the rule<span className="visually-hidden"> for {field.label}</span>
          </UnstyledButton>
        )}
      </p>
    </fieldset>
  );
}

function Marked({ value, differing }: { value: Value; differing: Differing }) {
  if (!value.value) return <i className={classes.soft}>{value.withheld ?? 'Nothing'}</i>;
  const [before, own, behind] = differing;
  return (
    <span className={classes.value}>
      {before}
      {own && <mark>{own}</mark>}
      {behind}
    </span>
  );
}
