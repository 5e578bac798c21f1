import { emptyHousehold, emptyPerson } from '../sheet';
import type { Application, Worksheet } from '../types';

/** People whose answers are kept, though nobody is asked about them. */
export type Hidden = {
  id: 'spouse' | 'parents' | 'otherParent';
  /** "the spouse" */
  who: string;
  /** The parts of the application that are theirs. */
  parts: readonly ('spouse' | 'parent' | 'otherParent' | 'parents')[];
};

const SPOUSE: Hidden = { id: 'spouse', who: 'the spouse', parts: ['spouse'] };
const PARENTS: Hidden = { id: 'parents', who: 'the parents', parts: ['parents', 'parent', 'otherParent'] };
const OTHER: Hidden = { id: 'otherParent', who: 'the other parent', parts: ['otherParent'] };

const says = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(says) : (value ?? null) !== null;

/** Whether nobody has said anything yet. */
export function isBlank({ application, schools }: Worksheet): boolean {
  const { year: _, school: __, ...answers } = application;
  return schools.length === 0 && !says(answers);
}

/** Whose answers do not count as things stand. */
export function hiddenPeople({ application }: Worksheet, asked: ReadonlySet<string>): Hidden[] {
  const isAsked = (part: string) => [...asked].some((field) => field.startsWith(`${part}.`));
  const isKept = (part: Hidden['parts'][number]) => says(application[part]);
  const hidden: Hidden[] = [];
  if (!isAsked('spouse') && isKept('spouse')) hidden.push(SPOUSE);
  if (!isAsked('parent')) {
    if (PARENTS.parts.some(isKept)) hidden.push(PARENTS);
  } else if (!isAsked('otherParent') && isKept('otherParent')) hidden.push(OTHER);
  return hidden;
}

/** The worksheet without their answers. */
export function without(sheet: Worksheet, { parts }: Hidden): Worksheet {
  const cleared = Object.fromEntries(
    parts.map((part) => [part, part === 'parents' ? emptyHousehold() : emptyPerson()]),
  ) as Partial<Application>;
  return { ...sheet, application: { ...sheet.application, ...cleared } };
}
