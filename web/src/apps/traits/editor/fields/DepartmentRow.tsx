import type { CSSProperties } from 'react';
import { useLock } from '../marks';
import classes from './fields.module.css';
import type { Branch } from './tree';

const IMPORTANCE = [
  'Not asked for',
  '1 Helpful',
  '2 Useful',
  '3 Important',
  '4 Very important',
  '5 Essential',
];

type DepartmentRowProps = { branch: Branch; onChange: (importance: number | undefined) => void };

/** One department, and how much it asks for the trait. */
export function DepartmentRow({ branch: { id, name, depth, own, above }, onChange }: DepartmentRowProps) {
  const lock = useLock();
  const field = `trait-department-${id}`;
  return (
    <li>
      <label
        htmlFor={field}
        className={classes.department}
        data-asked={own !== undefined || undefined}
        style={{ '--depth': depth } as CSSProperties}
      >
        {name}
      </label>
      <select
        {...lock}
        id={field}
        className={classes.input}
        value={own ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : Number(value))}
      >
        <option value="">
          {above ? `${above.importance || 'Not asked for'}, as ${above.from}` : 'Says nothing'}
        </option>
        {IMPORTANCE.map((label, importance) => (
          // Nothing above it asks for it: saying so again would change nothing.
          <option key={label} value={importance} hidden={importance === 0 && !above?.importance && own !== 0}>
            {label}
          </option>
        ))}
      </select>
    </li>
  );
}
