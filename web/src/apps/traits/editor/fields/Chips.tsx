import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { counted, MOST } from '../limits';
import { useLock, useMarks } from '../marks';
import { type Place, placeId } from '../places';
import { useNextFocus, without } from './edit';
import classes from './fields.module.css';
import { MarkList } from './MarkList';
import { type Option, Suggest } from './Suggest';

type ChipsProps = {
  place: Place;
  label: string;
  values: readonly string[];
  /** What others have said, with how often. */
  suggestions: readonly Option[];
  onChange: (values: string[]) => void;
};

const fold = (text: string) => text.trim().toLowerCase();

/** Short values, each once. */
export function Chips({ place, label, values, suggestions, onChange }: ChipsProps) {
  const [text, setText] = useState('');
  const lock = useLock();
  const { fault, marksId } = useMarks(place);
  const focusNext = useNextFocus();
  const known = new Set(values.map(fold));
  const options = suggestions.filter(
    (option) => !known.has(fold(option.label)) && fold(option.label).includes(fold(text)),
  );
  const idOf = (at: number) => `${placeId(place)}-value-${at}`;
  const add = (value: string) => {
    setText('');
    if (!known.has(fold(value))) onChange([...values, value]);
  };
  const remove = (at: number) => {
    onChange(without(values, at));
    focusNext(idOf(at), idOf(at - 1), placeId(place));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: each field has a label of its own.
    <div className={classes.field} role="group" aria-label={label}>
      <Suggest
        place={place}
        label={
          <>
            {label} <span className={classes.count}>{counted(values.length, MOST.values)}</span>
          </>
        }
        adds={label}
        text={text}
        onText={setText}
        options={options}
        onPick={(option) => add(option.label)}
        onOwn={add}
        isFull={values.length >= MOST.values}
      />
      {values.length > 0 && (
        <ul className={classes.chips} aria-label={label}>
          {values.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draft may have one twice.
            <li key={`${at} ${value}`} className={classes.chip}>
              {value}
              <UnstyledButton
                id={idOf(at)}
                className={classes.remove}
                aria-label={`Remove ${value}`}
                {...lock}
                onClick={() => remove(at)}
              >
                <IconX size={14} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <MarkList id={marksId} fault={fault} found={[]} />
    </div>
  );
}
