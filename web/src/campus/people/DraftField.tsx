import { type ReactNode, useState } from 'react';
import { TextInput } from '@/ui/fields';
import { useDraft } from './useDraft';

type DraftFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  type?: 'search' | 'number' | 'text';
  placeholder?: string;
  min?: number;
  max?: number;
  maxLength?: number;
  size?: 'sm' | 'md';
  leftSection?: ReactNode;
};

/** A field that takes effect when one pauses, on Enter, or on leaving it. What is out of range takes none. */
export function DraftField({ value, onChange, ...rest }: DraftFieldProps) {
  const { draft, type, settle } = useDraft(value, onChange);
  const [error, setError] = useState<string | null>(null);
  const finish = (field: HTMLInputElement) => {
    settle();
    setError(field.validity.valid ? null : `From ${rest.min} to ${rest.max}`);
  };
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      value={draft}
      error={error}
      onChange={({ currentTarget }) => {
        setError(null);
        type(currentTarget.value, currentTarget.validity.valid);
      }}
      onBlur={({ currentTarget }) => finish(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') finish(currentTarget);
      }}
    />
  );
}
