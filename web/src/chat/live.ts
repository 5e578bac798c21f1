import { sayable } from './plain';
import type { Answer, Criterion, Part, Sentence, Source } from './types';

/** What is told of an answer while it is made. */
export type LiveEvent =
  /** The whole of it, as it is now. */
  | { name: 'answer'; data: Answer }
  | { name: 'part'; data: { index: number; part: Part } }
  | { name: 'sentence'; data: { index: number; sentence: Sentence } }
  | { name: 'source'; data: Source }
  | { name: 'criteria'; data: Criterion[] }
  | { name: 'step'; data: { text: string } }
  /** The whole of it, as it stays. */
  | { name: 'end'; data: Answer };

/** An answer under way, as far as it is known here. */
export type Live = {
  answer: Answer;
  /** Whether it has been told as a whole: pieces before that belong to something unknown. */
  isKnown: boolean;
  /** What is being done, while there is nothing to read. */
  step: string | null;
  /** For who listens: whole sentences, in their order. */
  said: readonly string[];
  /** How much of what the answer says is among them. */
  heard: number;
};

const STARTS = 'The answer is being written.';
const ENDS: Record<Answer['state'], string> = {
  working: '',
  done: 'The answer is finished.',
  stopped: 'The answer was stopped.',
  failed: 'The answer could not be finished.',
};

export function start(answer: Answer): Live {
  const isWorking = answer.state === 'working';
  return { answer, isKnown: false, step: answer.step ?? null, said: isWorking ? [STARTS] : [], heard: 0 };
}

/** The answer after something was told of it. A piece that does not fit is left to the whole that follows. */
export function next(live: Live, event: LiveEvent): Live {
  if (event.name === 'answer' || event.name === 'end') return say(replace(live, event.data));
  if (!live.isKnown) return live;
  const { answer } = live;
  switch (event.name) {
    case 'part':
      return say({ ...live, step: null, answer: { ...answer, parts: placed(answer.parts, event.data) } });
    case 'sentence':
      return say({ ...live, step: null, answer: { ...answer, parts: continued(answer.parts, event.data) } });
    case 'source':
      return { ...live, answer: { ...answer, sources: added(answer.sources, event.data) } };
    case 'criteria':
      return { ...live, answer: { ...answer, criteria: event.data } };
    case 'step':
      return { ...live, step: event.data.text, said: [...live.said, event.data.text] };
  }
}

function replace(live: Live, answer: Answer): Live {
  const isNew = answer.step && answer.step !== live.step && answer.parts.length === 0;
  return {
    ...live,
    answer,
    isKnown: true,
    step: answer.state === 'working' && answer.parts.length === 0 ? (answer.step ?? null) : null,
    said: isNew && answer.step ? [...live.said, answer.step] : live.said,
  };
}

function placed(parts: Part[], { index, part }: { index: number; part: Part }): Part[] {
  return index > parts.length ? parts : [...parts.slice(0, index), part, ...parts.slice(index + 1)];
}

function continued(parts: Part[], { index, sentence }: { index: number; sentence: Sentence }): Part[] {
  return parts.map((part, at) =>
    at === index && part.kind === 'text' ? { ...part, sentences: [...part.sentences, sentence] } : part,
  );
}

function added(sources: Source[], source: Source): Source[] {
  return [...sources.filter(({ number }) => number !== source.number), source];
}

/** Adds what has not been said yet. */
function say(live: Live): Live {
  const lines = sayable(live.answer.parts);
  const end = ENDS[live.answer.state];
  const isEnd = end !== '' && live.said.at(-1) !== end;
  const news = [...lines.slice(live.heard), ...(isEnd ? [end] : [])];
  return { ...live, said: [...live.said, ...news], heard: Math.max(live.heard, lines.length) };
}
