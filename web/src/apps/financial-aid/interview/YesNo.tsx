import { useId } from 'react';
import { fieldId, useInterview } from './context';
import classes from './fields.module.css';
import { Label } from './Label';

type YesNoProps = {
  field: string;
  label: string;
  value: boolean | null;
  onChange: (value: boolean | null) => void;
};

const OPTIONS = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
  { value: null, label: 'Not answered yet' },
];

/** Yes, no, or nothing said yet. */
export function YesNo({ field, label, value, onChange }: YesNoProps) {
  const { problems } = useInterview();
  const id = useId();
  const problem = problems.get(field);
  return (
    <fieldset id={fieldId(field)} className={classes.yesNo} aria-describedby={problem && id}>
      <legend>
        <Label text={label} />
      </legend>
      <div className={classes.options}>
        {OPTIONS.map((option) => (
          <label key={option.label} className={classes.option}>
            <input
              type="radio"
              name={fieldId(field)}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
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
