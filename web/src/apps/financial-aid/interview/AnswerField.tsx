import type { Question } from '../form';
import type { Answer } from '../types';
import { readNumber, writeNumber } from './amounts';
import { useInterview } from './context';
import classes from './fields.module.css';
import { Label } from './Label';
import { NumberField } from './NumberField';
import { RangeFields } from './RangeFields';
import { endsOf } from './range';

type AnswerFieldProps = {
  question: Question;
  value: Answer | null;
  onChange: (value: Answer | null) => void;
};

/** An amount or a count, exactly or as far as it is known. */
export function AnswerField({ question: { field, label, kind }, value, onChange }: AnswerFieldProps) {
  const { texts, setText } = useInterview();
  const { from, to } = endsOf(field);
  const isMoney = kind.kind === 'amount';
  const isObject = typeof value === 'object' && value !== null;
  const isRange = isObject || (value === null && texts.has(from));
  const widen = () => {
    setText(field, null);
    if (typeof value === 'number') onChange({ from: value, to: value });
    else for (const end of [from, to]) setText(end, '');
  };
  const narrow = () => {
    const typed = readNumber(texts.get(from) ?? '', isMoney);
    for (const end of [from, to]) setText(end, null);
    if (isObject) onChange(value.from === value.to ? value.from : null);
    else if (typed.kind === 'number') onChange(typed.value);
  };
  return (
    <div className={classes.answer}>
      {isRange ? (
        <RangeFields
          field={field}
          label={label}
          isMoney={isMoney}
          value={isObject ? value : null}
          onChange={onChange}
        />
      ) : (
        <NumberField
          field={field}
          label={<Label text={label} />}
          isMoney={isMoney}
          hint={lowest(kind)}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )}
      <label className={classes.switch}>
        <input type="checkbox" checked={isRange} onChange={() => (isRange ? narrow() : widen())} />I know only
        a range<span className="visually-hidden">: {label}</span>
      </label>
    </div>
  );
}

/** Where less than nothing is an answer, that is said. */
function lowest(kind: Question['kind']): string | undefined {
  return kind.kind === 'amount' && kind.least < 0
    ? `A loss is written with a minus: ${writeNumber(-1500)}.`
    : undefined;
}
