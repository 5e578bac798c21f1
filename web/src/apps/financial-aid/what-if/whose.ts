import type { Who, Worksheet } from '../types';
import { PEOPLE } from '../words';

/** Whose an amount is: that of a joint return belongs to both. */
export function whoseOf({ application }: Worksheet, who: Who): string {
  const isJoint = application[who].filing === 'joint';
  if (isJoint && who === 'parent') return 'the parents’';
  return isJoint && who === 'student' ? 'the student and spouse’s' : PEOPLE[who].whose;
}
