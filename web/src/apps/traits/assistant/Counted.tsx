import { Textarea, type TextareaProps } from '@mantine/core';
import { countOf, formatCount } from '@/ui/numbers';
// With it come the styles of fields.
import '@/ui/fields';
import { lengthOf } from './useRole';

type CountedProps = Omit<TextareaProps, 'value' | 'onChange' | 'error'> & {
  value: string;
  longest: number;
  /** What else is wrong with it. */
  problem?: string;
  onChange: (text: string) => void;
};

/** From here on the length is shown. */
const NEAR = 0.9;

/** How many letters a text has too many. */
export const excessOf = (text: string, longest: number) => Math.max(0, lengthOf(text) - longest);

/** What to do about a text that is too long. */
export function shortenedBy(text: string, longest: number): string | undefined {
  const excess = excessOf(text, longest);
  return excess > 0 ? `Shorten it by ${countOf(excess, 'character')}.` : undefined;
}

/** A field for a longer text. What is too long is not cut off: it says by how much. */
export function Counted({ value, longest, problem, onChange, ...rest }: CountedProps) {
  const length = lengthOf(value);
  const isNear = length >= longest * NEAR;
  return (
    <Textarea
      {...rest}
      value={value}
      resize="vertical"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isNear ? `${formatCount(length)} of ${formatCount(longest)} characters` : rest.description}
      error={shortenedBy(value, longest) ?? problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
