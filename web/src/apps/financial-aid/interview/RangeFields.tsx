import { useId } from 'react';
import type { Answer } from '../types';
import { readNumber, writeNumber } from './amounts';
import { fieldId, useInterview } from './context';
import { EndField } from './EndField';
import classes from './fields.module.css';
import { Label } from './Label';
import { endsOf } from './range';

type RangeFieldsProps = {
  field: string;
  label: string;
  isMoney: boolean;
  value: { from: number; to: number } | null;
  onChange: (value: Answer | null) => void;
};

/** Two ends. As long as one of them is missing there is no answer, but what was typed stays. */
export function RangeFields({ field, label, isMoney, value, onChange }: RangeFieldsProps) {
  const { problems, texts, setText } = useInterview();
  const id = useId();
  const ends = endsOf(field);
  const textOf = (end: 'from' | 'to') => (value ? writeNumber(value[end]) : (texts.get(ends[end]) ?? ''));
  const type = (end: 'from' | 'to', text: string) => {
    const all = { from: textOf('from'), to: textOf('to'), [end]: text };
    const [from, to] = [readNumber(all.from, isMoney), readNumber(all.to, isMoney)];
    const isWhole = from.kind === 'number' && to.kind === 'number';
    setText(ends.from, isWhole ? null : all.from);
    setText(ends.to, isWhole ? null : all.to);
    onChange(isWhole ? { from: from.value, to: to.value } : null);
  };
  const problem = problems.get(field) ?? (isHalf(textOf('from'), textOf('to')) ? BOTH : undefined);
  return (
    <fieldset id={fieldId(field)} className={classes.range} aria-describedby={problem && id}>
      <legend>
        <Label text={label} />
      </legend>
      <div className={classes.ends}>
        {(['from', 'to'] as const).map((end) => (
          <EndField
            key={end}
            id={fieldId(ends[end])}
            label={end === 'from' ? 'At least' : 'At most'}
            isMoney={isMoney}
            text={textOf(end)}
            onType={(text) => type(end, text)}
          />
        ))}
      </div>
      {problem && (
        <p id={id} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const BOTH = 'Write both ends: the least and the most that it can be.';
const isHalf = (from: string, to: string) => (from.trim() === '') !== (to.trim() === '');
