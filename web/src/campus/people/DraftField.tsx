import type { ReactNode } from 'react';
import { TextInput } from '@/ui/fields';
import { useDraft } from './useDraft';

type DraftFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  type?: 'search' | 'number' | 'text';
  placeholder?: string;
  description?: string;
  min?: number;
  max?: number;
  maxLength?: number;
  size?: 'sm' | 'md';
  leftSection?: ReactNode;
  disabled?: boolean;
};

/** A field that takes effect when one pauses, on Enter, or on leaving it. */
export function DraftField({ value, onChange, ...rest }: DraftFieldProps) {
  const { draft, type, settle } = useDraft(value, onChange);
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      value={draft}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
