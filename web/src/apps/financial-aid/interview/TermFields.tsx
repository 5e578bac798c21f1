import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { TextInput } from '@/ui/fields';
import { IconButton } from '@/ui/IconButton';
import { MOST_TERMS, withValue } from '../sheet';
import { fieldId, useInterview } from './context';
import fields from './fields.module.css';
import { NumberField } from './NumberField';
import classes from './school.module.css';
import { useFocusNext } from './useFocusNext';
import { useSchool } from './useSchool';

/** The terms that the grant is paid for: how much is studied in each. */
export function TermFields({ place }: { place: number }) {
  const { change, problems } = useInterview();
  const { at, plan, set, number } = useSchool(place);
  const focusNext = useFocusNext();
  if (!plan) return null;
  const { terms, calendar } = plan;
  const counted = calendar.formula === 'clockHours' ? 'Hours' : 'Credits';
  const addId = `${fieldId(at('terms'))}-add`;
  const listProblem = problems.get(at('terms'));
  const add = () => {
    const last = terms.at(-1) ?? { credits: 12, fullTime: 12, weeks: 15 };
    set('terms', [...terms, { ...last, name: terms.length === 2 ? 'Summer' : `Term ${terms.length + 1}` }]);
    focusNext(fieldId(at(`terms.${terms.length}.name`)));
  };
  const remove = (number: number) => {
    const name = terms[number]?.name || `Term ${number + 1}`;
    change(
      (sheet) =>
        withValue(
          sheet,
          at('terms'),
          terms.filter((_, other) => other !== number),
        ),
      name,
      `${name} was removed.`,
    );
    focusNext(addId);
  };
  return (
    <fieldset className={fields.group} id={fieldId(at('terms'))}>
      <legend>Terms</legend>
      {terms.map((term, one) => {
        const name = term.name || `term ${one + 1}`;
        const nameProblem = problems.get(at(`terms.${one}.name`));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place; names may be alike.
          <div key={one} className={classes.term}>
            <TextInput
              id={fieldId(at(`terms.${one}.name`))}
              label={`Term ${one + 1}`}
              maxLength={80}
              autoComplete="off"
              value={term.name}
              error={nameProblem && <span role="alert">{nameProblem}</span>}
              onChange={(event) => set(`terms.${one}.name`, event.currentTarget.value)}
            />
            <NumberField label={counted} {...number(`terms.${one}.credits`)} />
            <NumberField label="Full time" {...number(`terms.${one}.fullTime`)} />
            <NumberField label="Weeks" {...number(`terms.${one}.weeks`)} />
            <IconButton label={`Remove ${name}`} icon={IconTrash} onClick={() => remove(one)} />
          </div>
        );
      })}
      {listProblem && (
        <p className={fields.problem} role="alert">
          {listProblem}
        </p>
      )}
      {terms.length < MOST_TERMS && (
        <Button
          id={addId}
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={add}
        >
          Add a term
        </Button>
      )}
    </fieldset>
  );
}
