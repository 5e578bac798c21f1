import type { ReactNode } from 'react';
import classes from './DraftField.module.css';
import { TextInput } from './fields';
import { useDraft } from './useDraft';

type DraftFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  type?: 'search' | 'number' | 'text';
  placeholder?: string;
  /** Why nothing can be typed now, if so. It can be reached all the same: it may be free in a moment. */
  locked?: string;
  min?: number;
  max?: number;
  maxLength?: number;
  size?: 'sm' | 'md';
  leftSection?: ReactNode;
};

/** A field that takes effect when one pauses, on Enter, or on leaving it. What is out of range takes none. */
export function DraftField({ value, onChange, locked, ...rest }: DraftFieldProps) {
  const { draft, fault, type, settle } = useDraft(value, onChange);
  const finish = ({ validity }: HTMLInputElement) =>
    settle(validity.valid ? null : `From ${rest.min} to ${rest.max}`);
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      readOnly={locked !== undefined}
      aria-disabled={locked !== undefined || undefined}
      classNames={locked === undefined ? undefined : { input: classes.locked }}
      title={locked}
      value={draft}
      error={fault}
      onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.validity.valid)}
      onBlur={({ currentTarget }) => finish(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') finish(currentTarget);
      }}
    />
  );
}
