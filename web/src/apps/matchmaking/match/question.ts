import { type Chip, toChips, toRequest } from '@/chat/criteria/edited';
import { pathTo } from '@/chat/path';
import type { Answer, Conversation, EditedCriterion, Part, Turn } from '@/chat/types';
import type { Who } from '../parts/PersonPicker';
import type { FitQuestion, FitStep, Sought } from '../types';
import type { TriedHow } from './words';

/** Whom others are looked for, and what is asked of them. */
export type Question = {
  person: Who | null;
  /** Nothing: whoever the person does not offer to be. */
  seeks: Sought | null;
  /** Somebody whom those who are found should be like. */
  like: Who | null;
  chips: Chip[];
  /** How much unlikeness counts in the list, from 0 to 1. */
  diversity: number;
};

/** What the conversation has come to. */
export type Told = {
  turn: Turn;
  answer: Answer;
  question: Question;
  /** Those who were named, and of whom only the name is known here. */
  named: { person: string | null; like: string | null };
  /** What was not understood, in the words of the answer. */
  notUnderstood: string[];
};

/** As much as the server takes without being told otherwise. */
export const DIVERSITY = 0.2;

export const NO_QUESTION: Question = {
  person: null,
  seeks: null,
  like: null,
  chips: [],
  diversity: DIVERSITY,
};

/** The slots that say something about a match. Others are about the message itself: whom, which one, how many. */
const ABOUT_MESSAGE = [
  'try',
  'act',
  'like',
  'student',
  'whom',
  'side',
  'count',
  'which',
  'protected',
  'topic',
];
export const isCriterion = (slot: string) => !ABOUT_MESSAGE.includes(slot);

/** Of those, what goes on to hold. */
const LASTING = ['student', 'side', 'like', 'count'];

const TOOLS = ['find_matches', 'explain_match', 'try_matches'];

type Person = { id?: string | null; name?: string };
type Input = { student?: Person | null; seeks?: Sought | null; like?: Person | null };

/** What was last asked in a conversation, if it was about a match. */
export function toldBy(conversation: Conversation): Told | null {
  for (const turn of pathTo(conversation.turns, conversation.leaf ?? null).reverse()) {
    const answer = turn.answers.findLast((one) => one.state === 'done' && runOf(one) !== undefined);
    const run = answer && runOf(answer);
    if (!answer || !run) continue;
    const { student, seeks, like } = run.input as unknown as Input;
    const own = whoOf(student) ?? sourced(answer, student?.name);
    const other = whoOf(like) ?? sourced(answer, like?.name);
    return {
      turn,
      answer,
      named: { person: own ? null : (student?.name ?? null), like: other ? null : (like?.name ?? null) },
      notUnderstood: answer.parts.flatMap(unread),
      question: {
        ...NO_QUESTION,
        person: own,
        seeks: seeks ?? null,
        like: other,
        chips: toChips(answer.criteria.filter(({ slot }) => isCriterion(slot))),
      },
    };
  }
  return null;
}

const runOf = ({ runs }: Answer) => runs.findLast(({ tool }) => TOOLS.includes(tool));

const unread = (part: Part): string[] =>
  part.kind === 'notice' && part.reason === 'notUnderstood' ? [part.text] : [];

const whoOf = (person: Person | null | undefined): Who | null =>
  person?.id && /^\d+$/.test(person.id)
    ? { id: Number(person.id), name: person.name || `#${person.id}` }
    : null;

/** An answer may name a person's record among its sources. Of two with that name it asks who is meant. */
function sourced({ sources }: Answer, name: string | undefined): Who | null {
  const [own, ...others] = sources.filter(({ title }) => name && title.toLowerCase() === name.toLowerCase());
  const id = own?.origin.kind === 'record' && /^\/people\/(\d+)$/.exec(own.origin.path)?.[1];
  return own && id && others.length === 0 ? { id: Number(id), name: own.title } : null;
}

/** As the server takes it. */
export function toFitQuestion({ person, seeks, like, chips, diversity }: Question): FitQuestion {
  return { person: person?.id ?? null, seeks, like: like?.id ?? null, criteria: toRequest(chips), diversity };
}

/** As the conversation takes it. Whom it is for or like and how many stay as they were said, unless changed here. */
export function toChatCriteria(question: Question, { answer, question: said }: Told): EditedCriterion[] {
  const { person, seeks, like, chips } = question;
  const isOther = person?.id !== said.person?.id;
  const isLikeOther = like?.id !== said.like?.id;
  const gone = [
    ...(isOther ? ['student'] : []),
    ...(seeks === said.seeks ? [] : ['side']),
    ...(isLikeOther ? ['like'] : []),
  ];
  const kept = answer.criteria.filter(({ slot }) => LASTING.includes(slot) && !gone.includes(slot));
  const must = { excluded: false, need: 'must', weight: 3 } as const;
  return [
    ...toRequest(toChips(kept)),
    ...(isOther && person ? [{ ...must, slot: 'student', text: `${person.name} #${person.id}` }] : []),
    ...(seeks && seeks !== said.seeks ? [{ ...must, slot: 'side', text: seeks }] : []),
    ...(isLikeOther && like ? [{ ...must, slot: 'like', text: `like ${like.name} #${like.id}` }] : []),
    ...toRequest(chips),
  ];
}

/** Whether there is nothing to rank by. */
export const isEmpty = ({ person, like, chips }: Question) => !person && !like && chips.length === 0;

export const isSame = (one: Question, other: Question) =>
  JSON.stringify(toFitQuestion(one)) === JSON.stringify(toFitQuestion(other));

/** The question after a change that the server has proposed. It names the chips by the places in which they were sent. */
export function withSteps(question: Question, steps: readonly FitStep[]): Question {
  const start: (Chip | null)[] = question.chips;
  const after = steps.reduce(
    (chips, step) => chips.map((chip, at) => (chip && step.chips.includes(at) ? changed(chip, step) : chip)),
    start,
  );
  const isUnlike = steps.some(({ how, slot }) => how === 'drop' && slot === 'like');
  return {
    ...question,
    like: isUnlike ? null : question.like,
    chips: after.filter((chip) => chip !== null),
  };
}

/** The question with all criteria of a kind taken otherwise, or left out. */
export function withSlot(question: Question, slot: string, how: TriedHow): Question {
  const chips = question.chips.flatMap((chip) => {
    const after = chip.slot === slot ? changed(chip, { how }) : chip;
    return after ? [after] : [];
  });
  return { ...question, chips };
}

/** What can be tried of all criteria of a kind: without the last one there would be nothing to compare by. */
export function triable(question: Question, slot: string): TriedHow[] {
  return isEmpty(withSlot(question, slot, 'drop')) ? ['nice', 'must'] : ['drop', 'nice', 'must'];
}

function changed(chip: Chip, { how, weight }: Pick<FitStep, 'how' | 'weight'>): Chip | null {
  if (how === 'drop') return null;
  return how === 'weigh' ? { ...chip, weight: weight ?? chip.weight } : { ...chip, need: how };
}
