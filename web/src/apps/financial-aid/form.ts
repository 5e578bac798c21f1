import type { Schemas } from '@/api/client';

export type Form = Schemas['AidForm'];
export type FormStep = Schemas['AidFormStep'];
export type Question = Schemas['AidQuestion'];
/** What kind of answer a question takes. */
export type Kind = Schemas['AidQuestionKind'];

export const questionsOf = (form: Form): Question[] => form.steps.flatMap(({ questions }) => questions);
