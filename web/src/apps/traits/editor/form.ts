import type { Schemas } from '@/api/client';
import type { TraitContent, TraitDetail } from './traits';

export type Asked = Schemas['AskedBy'];

/** A trait as it is being written, finished or not. */
export type Form = {
  content: TraitContent;
  departments: readonly Asked[];
  /** What has changed, for the history. */
  note: string;
  /** What the traits are called that were chosen by searching. */
  names: Readonly<Record<string, string>>;
};

export const FRAMEWORKS = ['nace', 'onet', 'bigFive', 'own'] as const;

export function formOf({ content, departments, related }: TraitDetail): Form {
  return {
    content,
    departments: departments.map(({ department, importance }) => ({ department, importance })),
    note: '',
    names: Object.fromEntries(related.map(({ id, name }) => [id, name])),
  };
}

/** As it is kept until it is saved. What the trait says stands at the top, where lists of drafts look for it. */
export const toDraft = ({ content, ...rest }: Form) => ({ ...content, ...rest });

/** A form from anywhere. It may be older than this page, or of somebody else's making: what does not fit is left out. */
export function readForm(value: unknown): Form {
  const kept = object(value);
  const frameworks = object(kept.frameworks);
  const evidence = object(kept.evidence);
  const [nace, onet, bigFive, own] = FRAMEWORKS.map((name) => texts(frameworks[name]));
  return {
    content: {
      name: text(kept.name),
      definition: text(kept.definition),
      why: text(kept.why),
      anchors: five(kept.anchors, text),
      questions: texts(kept.questions),
      confusedWith: list(kept.confusedWith)
        .map(object)
        .map(({ key, difference }) => ({ key: text(key), difference: text(difference) }))
        .filter(({ key }) => key !== ''),
      frameworks: { nace: nace ?? [], onet: onet ?? [], bigFive: bigFive ?? [], own: own ?? [] },
      cues: texts(kept.cues),
      evidence: { against: texts(evidence.against), levels: five(evidence.levels, texts) },
    },
    departments: list(kept.departments)
      .map(object)
      .map(({ department, importance }) => ({ department: text(department), importance: Number(importance) }))
      .filter(({ department, importance }) => department !== '' && importance >= 0 && importance <= 5),
    note: text(kept.note),
    names: Object.fromEntries(
      Object.entries(object(kept.names)).map(([id, name]) => [id, text(name)] as const),
    ),
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown) => list(value).filter((one) => typeof one === 'string');
const five = <T>(value: unknown, read: (one: unknown) => T) =>
  Array.from({ length: 5 }, (_, at) => read(list(value)[at]));
const object = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

/** What a new trait says: nothing. */
export const EMPTY: Form = readForm({});

const said = (all: readonly string[]) => all.map((one) => one.trim()).filter(Boolean);

/** What is sent: without lines that say nothing. */
export function tidy({ content }: Form): TraitContent {
  const { frameworks, evidence } = content;
  return {
    name: content.name.trim(),
    definition: content.definition.trim(),
    why: content.why.trim(),
    anchors: content.anchors.map((anchor) => anchor.trim()),
    questions: said(content.questions),
    confusedWith: content.confusedWith.map(({ key, difference }) => ({ key, difference: difference.trim() })),
    frameworks: {
      nace: frameworks.nace,
      onet: frameworks.onet,
      bigFive: frameworks.bigFive,
      own: frameworks.own,
    },
    cues: said(content.cues),
    evidence: { against: said(evidence.against), levels: evidence.levels.map(said) },
  };
}

/** In one order: which is named first says nothing. */
const sorted = (departments: readonly Asked[]) =>
  departments
    .map(({ department, importance }) => `${department} ${importance}`)
    .toSorted()
    .join('\n');

export const asksTheSame = (one: Form, other: Form) => sorted(one.departments) === sorted(other.departments);

/** Whether saving the one over the other would change nothing. */
export const isSame = (one: Form, other: Form) =>
  one === other || (JSON.stringify(tidy(one)) === JSON.stringify(tidy(other)) && asksTheSame(one, other));

/** Whether nothing was typed in between, a note for the history included. */
export const isUntouched = (one: Form, other: Form) => one.note === other.note && isSame(one, other);
