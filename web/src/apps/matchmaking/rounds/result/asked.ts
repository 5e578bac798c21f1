import type { Who } from '../app';
import type { RoundChange } from '../types';

/** A question what would be. */
export type Asked = {
  change: RoundChange;
  /** What would be different: "Maya Chen took no part". */
  words: string;
  /** Whom it is about. */
  who: Who;
  /** How many places is still to be said. */
  isOpen?: boolean;
};

export const dropStudent = (who: Who): Asked => ({
  change: { kind: 'drop_student', student: who.id },
  words: `${who.name} took no part`,
  who,
});

export const dropMentor = (who: Who): Asked => ({
  change: { kind: 'drop_mentor', mentor: who.id },
  words: `${who.name} took no part`,
  who,
});

/** Without a number it is asked for first. */
export const capacity = (who: Who, places?: number): Asked => ({
  change: { kind: 'capacity', mentor: who.id, places: places ?? 0 },
  words: places === undefined ? `${who.name} had other places` : `${who.name} had ${places} places`,
  who,
  isOpen: places === undefined,
});

export const refuses = (student: Who, mentor: Who): Asked => ({
  change: { kind: 'student_ranks', student: student.id, mentor: mentor.id, place: null },
  words: `${student.name} refused ${mentor.name}`,
  who: student,
});
