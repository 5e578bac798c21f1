import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { counted, lengthOf } from '../limits';
import { useMarks } from '../marks';
import { type Place, placeId } from '../places';
import classes from './fields.module.css';
import { MarkList } from './MarkList';

type TextFieldProps = {
  place: Place;
  label: ReactNode;
  description?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  /** In characters; told when it comes near. */
  longest?: number;
  /** In the place of how long it is. */
  count?: string;
  /** So many lines at first; it grows with its text. Without it, a single line. */
  rows?: number;
  placeholder?: string;
  /** What stands at the end of the line of the label. */
  aside?: ReactNode;
};

/** A text with its label, how long it may be, and what is said of it. */
export function TextField({ place, label, description, value, onChange, rows, ...rest }: TextFieldProps) {
  const { longest, count, placeholder, aside } = rest;
  const id = placeId(place);
  const counter = count ?? (longest && counted(lengthOf(value), longest));
  const marks = useMarks(place, [description ? `${id}-about` : '', counter ? `${id}-count` : '']);
  const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useGrowth(own, value, rows !== undefined);
  const Tag = rows === undefined ? 'input' : 'textarea';
  return (
    <div className={classes.field}>
      <div className={classes.line}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {counter && (
          <span id={`${id}-count`} className={classes.count}>
            {counter}
          </span>
        )}
        {aside && <span className={classes.aside}>{aside}</span>}
      </div>
      {description && (
        <p id={`${id}-about`} className={classes.about}>
          {description}
        </p>
      )}
      <Tag
        {...marks.field}
        ref={own}
        className={classes.input}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <MarkList id={marks.marksId} fault={marks.fault} found={marks.found} />
    </div>
  );
}

/** For browsers in which a text area does not grow by itself. */
function useGrowth(field: { current: HTMLTextAreaElement | null }, value: string, isLong: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows when the text does.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || !isLong || window.CSS?.supports?.('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [field, value, isLong]);
}
