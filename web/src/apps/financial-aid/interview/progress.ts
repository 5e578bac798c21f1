import type { FormStep, Question } from '../form';
import { valueAt } from '../sheet';
import type { Worksheet } from '../types';

export type Progress = { asked: number; answered: number; problems: number };

export const askedIn = ({ questions }: FormStep, asked: ReadonlySet<string>): Question[] =>
  questions.filter(({ field }) => asked.has(field));

/** Answered is what has a value; a range is an answer, too. */
export const isAnswered = (sheet: Worksheet, field: string) => (valueAt(sheet, field) ?? null) !== null;

export function progressOf(
  step: FormStep,
  asked: ReadonlySet<string>,
  sheet: Worksheet,
  problems: ReadonlyMap<string, string>,
): Progress {
  const questions = askedIn(step, asked);
  const isOfSchools = step.id === 'school';
  const ownProblems = isOfSchools
    ? [...problems.keys()].filter((field) => field.startsWith('schools'))
    : questions.filter(({ field }) => problems.has(field));
  return {
    asked: questions.length,
    answered: questions.filter(({ field }) => isAnswered(sheet, field)).length,
    problems: ownProblems.length,
  };
}

/** The step at which a field is; the one of the schools for all that is theirs. */
export function stepOf(steps: readonly FormStep[], field: string): string | undefined {
  if (field === 'schools' || field.startsWith('schools.')) return 'school';
  const found = steps.find(({ questions }) => questions.some((question) => question.field === field));
  // A whole person, or a household: where its first question is.
  const first = steps.find(({ questions }) =>
    questions.some((question) => question.field.startsWith(`${field}.`)),
  );
  return (found ?? first)?.id;
}

/** Where to begin: at the first step that is not done, if there is one. */
export function firstOpen(
  steps: readonly FormStep[],
  asked: ReadonlySet<string>,
  sheet: Worksheet,
): string | undefined {
  return steps.find((step) => askedIn(step, asked).some(({ field }) => !isAnswered(sheet, field)))?.id;
}
