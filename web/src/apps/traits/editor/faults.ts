import { type ApiFailure, isRefusal } from '@/api/client';
import { type Form, FRAMEWORKS } from './form';
import { LONGEST, lengthOf, MOST, tooLong } from './limits';
import type { Place } from './places';

/** What keeps the form from being saved, at the field it is about. */
export type Faults = Partial<Record<Place, string>>;

/** What is too long or too much. */
export function excessOf({ content, note }: Form): Faults {
  const { anchors, questions, confusedWith, frameworks, cues, evidence } = content;
  const faults: [Place, string | undefined][] = [
    ['name', tooLong(content.name, LONGEST.name)],
    ['definition', tooLong(content.definition, LONGEST.definition)],
    ['why', tooLong(content.why, LONGEST.why)],
    ['note', tooLong(note, LONGEST.note)],
    ['cues', lines(cues, MOST.cues)],
    ['against', lines(evidence.against, MOST.evidence)],
    ['questions', tooMany(questions.length, MOST.questions)],
    ['confusions', tooMany(confusedWith.length, MOST.confusions)],
    ...anchors.map((text, at) => [`anchor-${at}`, tooLong(text, LONGEST.anchor)] as [Place, string]),
    ...questions.map((text, at) => [`question-${at}`, tooLong(text, LONGEST.question)] as [Place, string]),
    ...confusedWith.map(
      ({ difference }, at) => [`confusion-${at}`, tooLong(difference, LONGEST.difference)] as [Place, string],
    ),
    ...evidence.levels.map((told, at) => [`evidence-${at}`, lines(told, MOST.evidence)] as [Place, string]),
    ...FRAMEWORKS.map((name) => [`framework-${name}`, values(frameworks[name])] as [Place, string]),
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}

/** What has to be there. */
export function missingOf({ content: { name, definition } }: Form): Faults {
  return {
    ...(!name.trim() && { name: 'Give the trait a name.' }),
    ...(!definition.trim() && { definition: 'Say in a sentence or two what the trait is.' }),
  };
}

const tooMany = (count: number, most: number) =>
  count > most ? `At most ${most}, this has ${count}.` : undefined;

function lines(all: readonly string[], most: number) {
  const at = all.findIndex((line) => lengthOf(line) > LONGEST.phrase);
  if (at < 0) return tooMany(all.filter((line) => line.trim()).length, most);
  return `Line ${at + 1}: at most ${LONGEST.phrase} characters, this has ${lengthOf(all[at] ?? '')}.`;
}

const values = (all: readonly string[]) =>
  all.map((value) => tooLong(value, LONGEST.value)).find(Boolean) ?? tooMany(all.length, MOST.values);

const PLACES: [RegExp, (at: string, form: Form) => Place][] = [
  [/^content\.(name|definition|why)$/, (name) => name],
  [/^content\.anchors\[(\d)\]/, (at) => `anchor-${at}`],
  [/^content\.questions\[(\d+)\]/, (at, { content }) => `question-${sentFrom(content.questions, at)}`],
  [/^content\.confusedWith\[(\d+)\]/, (at) => `confusion-${at}`],
  [/^(?:content\.)?frameworks\.(nace|onet|bigFive|own)/, (name) => `framework-${name}`],
  [/^(?:content\.)?evidence\.levels\[(\d)\]/, (at) => `evidence-${at}`],
  [/^(?:content\.)?evidence\.against/, () => 'against'],
  [/^evidence$/, () => 'evidence-0'],
  [/^(?:content\.)?cues/, () => 'cues'],
  [/^questions$/, () => 'questions'],
  [/^confusedWith$/, () => 'confusions'],
  [/^departments/, () => 'departments'],
  [/^note$/, () => 'note'],
];

/** Where in the form a text stands: those that say nothing were not sent. */
const sentFrom = (texts: readonly string[], at: string) =>
  texts.flatMap((text, place) => (text.trim() ? [place] : []))[Number(at)] ?? 0;

/** A refusal of the server at the field it is about. Nothing if it is about none, like a lost connection. */
export function refusedAt(failure: Error | null, form: Form): Faults | undefined {
  if (isRefusal(failure, 'conflict')) return { name: failure.message };
  if (isRefusal(failure, 'not_found') && failure.message.includes('department')) {
    return { departments: failure.message };
  }
  return isRefusal(failure, 'validation_failed') ? namedBy(failure, form) : undefined;
}

function namedBy({ message }: ApiFailure, form: Form): Faults | undefined {
  const [, path = '', rest = ''] = /^([\w.[\]]+): (.+)$/s.exec(message) ?? [];
  for (const [pattern, placeOf] of PLACES) {
    const found = pattern.exec(path);
    if (found) return { [placeOf(found[1] ?? '', form)]: rest.charAt(0).toUpperCase() + rest.slice(1) };
  }
  return undefined;
}
