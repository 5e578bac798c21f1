import { createContext, useContext } from 'react';
import type { Faults } from './faults';
import type { Found } from './findings';
import { type Place, placeId } from './places';

/** For controls that are switched off: that they are, and why. */
export type Lock = { disabled?: boolean; title?: string; 'aria-describedby'?: string };

/** What every field of the form has to know. */
type Marks = { lock: Lock; faults: Faults; found: readonly Found[] };

export const MarksContext = createContext<Marks>({ lock: {}, faults: {}, found: [] });

export const useLock = () => useContext(MarksContext).lock;

const GRAVE = 'refused';

/** What is said of a field, and the properties that tie it to the field. */
export function useMarks(place: Place, descriptions: readonly string[] = []) {
  const { lock, faults, found } = useContext(MarksContext);
  const fault = faults[place];
  const here = found.filter((one) => one.place === place);
  const marksId = `${placeId(place)}-marks`;
  const isMarked = fault !== undefined || here.length > 0;
  const describedBy = [...descriptions, isMarked && marksId, lock['aria-describedby']].filter(Boolean);
  return {
    fault,
    found: here,
    marksId,
    field: {
      id: placeId(place),
      disabled: lock.disabled,
      title: lock.title,
      'aria-invalid': fault !== undefined || here.some(({ weight }) => weight === GRAVE) || undefined,
      'aria-describedby': describedBy.join(' ') || undefined,
    },
  };
}
