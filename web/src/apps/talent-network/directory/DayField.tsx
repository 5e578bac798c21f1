import { TextInput } from '@/ui/fields';
import { useDraft } from '@/ui/useDraft';

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void };

/** While a year is typed, what is there of it is a day of long ago. */
const FIRST = '2000-01-01';

/** A day, or none. It takes effect when one pauses. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const { draft, type, settle } = useDraft(value, onChange);
  return (
    <TextInput
      type="date"
      label={label}
      min={FIRST}
      max="2100-12-31"
      value={draft}
      onChange={({ currentTarget: { value: typed, validity } }) => type(typed, validity.valid)}
      onBlur={() => settle(null)}
    />
  );
}
