import { useState } from 'react';
import { TextInput } from '@/ui/fields';

type PercentFieldProps = {
  id: string;
  label: string;
  hint: string;
  /** Thousandths of a percent, as the federal account counts. */
  thousandths: number;
  problem?: string;
  onChange: (thousandths: number) => void;
};

/** "250", "250.5", "250.123 %"; nothing is zero. */
export function readPercent(text: string): number | null {
  const bare = text.replace('%', '').trim();
  if (bare === '') return 0;
  return /^\d{1,4}(\.\d{0,3})?$/.test(bare) ? Math.round(Number(bare) * 1000) : null;
}

/** A percentage with up to three places. */
export function PercentField({ id, label, hint, thousandths, problem, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isFault = typed !== null && readPercent(typed) === null;
  const told = isFault ? 'Write a percentage, like 50 or 50.5.' : problem;
  return (
    <TextInput
      id={id}
      label={label}
      description={hint}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span aria-hidden>%</span>}
      value={typed ?? String(thousandths / 1000)}
      error={told && <span role="alert">{told}</span>}
      onChange={(event) => {
        const read = readPercent(event.currentTarget.value);
        setTyped(event.currentTarget.value);
        if (read !== null) onChange(read);
      }}
      onBlur={() => {
        if (!isFault) setTyped(null);
      }}
    />
  );
}
