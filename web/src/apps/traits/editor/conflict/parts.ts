import { type Asked, type Form, FRAMEWORKS, tidy } from '../form';
import { FRAMEWORK_NAMES, LEVELS, levelName } from '../places';
import type { TraitContent } from '../traits';

/** What departments and other traits are called. */
export type Naming = { department: (id: string) => string; trait: (key: string) => string };

/** A part of a trait that is compared and chosen as a whole. */
export type Part = {
  key: string;
  label: string;
  /** As plain text, one thing on a line. */
  textOf: (form: Form, naming: Naming) => string;
  /** The form with this part as it is in the other one. */
  take: (form: Form, from: Form) => Form;
};

const change = (form: Form, content: Partial<TraitContent>): Form => ({
  ...form,
  content: { ...form.content, ...content },
});

const replace = <T>(all: readonly T[], at: number, from: readonly T[]) =>
  all.map((one, place) => (place === at ? (from[at] ?? one) : one));

const text = (key: 'name' | 'definition' | 'why', label: string): Part => ({
  key,
  label,
  textOf: (form) => tidy(form)[key],
  take: (form, from) => change(form, { [key]: from.content[key] }),
});

const anchor = (at: number): Part => ({
  key: `anchor-${at}`,
  label: `Anchor ${levelName(at)}`,
  textOf: (form) => tidy(form).anchors[at] ?? '',
  take: (form, from) => change(form, { anchors: replace(form.content.anchors, at, from.content.anchors) }),
});

const framework = (name: (typeof FRAMEWORKS)[number]): Part => ({
  key: `framework-${name}`,
  label: FRAMEWORK_NAMES[name],
  textOf: (form) => tidy(form).frameworks[name].join('\n'),
  take: (form, from) =>
    change(form, {
      frameworks: { ...form.content.frameworks, [name]: from.content.frameworks[name] },
    }),
});

const evidence = (at: number): Part => ({
  key: `evidence-${at}`,
  label: `Evidence for level ${levelName(at)}`,
  textOf: (form) => (tidy(form).evidence.levels[at] ?? []).join('\n'),
  take: (form, from) => {
    const { evidence: own } = form.content;
    return change(form, {
      evidence: { ...own, levels: replace(own.levels, at, from.content.evidence.levels) },
    });
  },
});

const asked = (departments: readonly Asked[], naming: Naming) =>
  departments
    .map(({ department, importance }) => `${naming.department(department)}: ${importance || 'not asked for'}`)
    .toSorted()
    .join('\n');

/** All of a trait. */
export const PARTS: readonly Part[] = [
  text('name', 'Name'),
  text('definition', 'Definition'),
  text('why', 'Why it matters'),
  ...LEVELS.map((_, at) => anchor(at)),
  {
    key: 'questions',
    label: 'Sample questions',
    textOf: (form) => tidy(form).questions.join('\n'),
    take: (form, { content: { questions } }) => change(form, { questions }),
  },
  {
    key: 'confusedWith',
    label: 'Not to be confused with',
    textOf: (form, { trait }) =>
      tidy(form)
        .confusedWith.map(({ key, difference }) => `${form.names[key] ?? trait(key)}: ${difference}`)
        .join('\n'),
    take: (form, { content: { confusedWith }, names }) => ({
      ...change(form, { confusedWith }),
      names: { ...form.names, ...names },
    }),
  },
  ...FRAMEWORKS.map(framework),
  {
    key: 'departments',
    label: 'Departments',
    textOf: ({ departments }, naming) => asked(departments, naming),
    take: (form, { departments }) => ({ ...form, departments }),
  },
  {
    key: 'cues',
    label: 'How job descriptions ask for it',
    textOf: (form) => tidy(form).cues.join('\n'),
    take: (form, { content: { cues } }) => change(form, { cues }),
  },
  {
    key: 'against',
    label: 'Evidence against it',
    textOf: (form) => tidy(form).evidence.against.join('\n'),
    take: (form, from) =>
      change(form, {
        evidence: { ...form.content.evidence, against: from.content.evidence.against },
      }),
  },
  ...LEVELS.map((_, at) => evidence(at)),
];

/** For comparing: ids are names enough. */
const PLAIN: Naming = { department: (id) => id, trait: (key) => key };

const ofIds = (form: Form): Form => ({ ...form, names: {} });

/** Whether two forms say the same here. */
export const agree = (part: Part, one: Form, other: Form) =>
  part.textOf(ofIds(one), PLAIN) === part.textOf(ofIds(other), PLAIN);
