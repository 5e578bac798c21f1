import { type ReactNode, useState } from 'react';
import { TextInput } from '@/ui/fields';
import { readNumber, writeNumber } from './amounts';
import { fieldId, useInterview } from './context';

type NumberFieldProps = {
  field: string;
  label: ReactNode;
  /** What stands in the place of no answer: nothing, or zero. */
  value: number | null;
  blank?: number | null;
  onChange: (value: number | null) => void;
  isMoney?: boolean;
  unit?: string;
  hint?: string;
};

/** A whole number with its thousands. What is none stays as it was typed, and says what is wrong with it. */
export function NumberField({ field, label, value, blank = null, onChange, ...look }: NumberFieldProps) {
  const { problems, texts, setText } = useInterview();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = value === blank ? texts.get(field) : undefined;
  const text = typed ?? kept ?? (value === null ? '' : writeNumber(value));
  const read = readNumber(text, look.isMoney === true);
  // Who is still typing is not interrupted.
  const fault = typed === null && read.kind === 'fault' ? read.message : undefined;
  const problem = fault ?? (read.kind === 'fault' ? undefined : problems.get(field));
  const type = (next: string) => {
    const meant = readNumber(next, look.isMoney === true);
    setTyped(next);
    setText(field, meant.kind === 'fault' ? next : null);
    onChange(meant.kind === 'number' ? meant.value : blank);
  };
  return (
    <TextInput
      id={fieldId(field)}
      label={label}
      description={look.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode={look.isMoney ? 'text' : 'numeric'}
      autoComplete="off"
      leftSection={look.isMoney ? <span aria-hidden>$</span> : undefined}
      rightSection={look.unit ? <span aria-hidden>{look.unit}</span> : undefined}
      value={text}
      error={problem && <span role="alert">{problem}</span>}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
