import { labelOf } from '../fields';
import { valueAt, withValue } from '../sheet';
import { useInterview } from './context';

/** The fields of one school: what they say, and how to change them. */
export function useSchool(place: number) {
  const { form, worksheet, write } = useInterview();
  const at = (rest: string) => `schools.${place}.${rest}`;
  return {
    at,
    plan: worksheet.schools[place],
    set: (rest: string, value: unknown) =>
      write((sheet) => withValue(sheet, at(rest), value), labelOf(at(rest), form)),
    /** For a field of numbers that are zero unless somebody says otherwise. */
    number: (rest: string) => ({
      field: at(rest),
      value: Number(valueAt(worksheet, at(rest)) ?? 0),
      blank: 0,
      onChange: (value: number | null) =>
        write((sheet) => withValue(sheet, at(rest), value ?? 0), labelOf(at(rest), form)),
    }),
  };
}
