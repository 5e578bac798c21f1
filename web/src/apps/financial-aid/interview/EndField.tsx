import { useState } from 'react';
import { TextInput } from '@/ui/fields';
import { readNumber } from './amounts';

type EndFieldProps = {
  id: string;
  label: string;
  isMoney: boolean;
  text: string;
  onType: (text: string) => void;
};

/** One end of a range. */
export function EndField({ id, label, isMoney, text, onType }: EndFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = readNumber(text, isMoney);
  const fault = typed === null && read.kind === 'fault' ? read.message : undefined;
  return (
    <TextInput
      id={id}
      label={label}
      inputMode={isMoney ? 'text' : 'numeric'}
      autoComplete="off"
      leftSection={isMoney ? <span aria-hidden>$</span> : undefined}
      value={typed ?? text}
      error={fault && <span role="alert">{fault}</span>}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onType(event.currentTarget.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
