import type { TraitContent, TraitName } from '../types';

/** One thing that a trait says, before and after. */
export type Change =
  | { name: string; isSame: boolean; before: string; after: string }
  | { name: string; isSame: boolean; items: readonly Item[] };

export type Item = { text: string; state: 'kept' | 'added' | 'gone' };

/** Field by field, in the order in which a trait is read. */
export function toChanges(
  before: TraitContent,
  after: TraitContent,
  related: readonly TraitName[],
): Change[] {
  const text = (name: string, read: (content: TraitContent) => string | undefined): Change => {
    const [was, is] = [read(before) ?? '', read(after) ?? ''];
    return { name, isSame: was === is, before: was, after: is };
  };
  const list = (name: string, read: (content: TraitContent) => readonly string[] | undefined): Change => {
    const items = toItems(read(before) ?? [], read(after) ?? []);
    return { name, isSame: items.every(({ state }) => state === 'kept'), items };
  };
  const confusions = ({ confusedWith }: TraitContent) =>
    confusedWith.map(({ key, difference }) => {
      const name = related.find(({ id }) => id === key)?.name ?? key;
      return difference ? `${name}: ${difference}` : name;
    });
  const levels = [0, 1, 2, 3, 4];
  const all = [
    text('Name', ({ name }) => name),
    text('Definition', ({ definition }) => definition),
    text('Why it matters', ({ why }) => why),
    ...levels.map((level) => text(`Level ${level + 1}`, ({ anchors }) => anchors[level])),
    list('Interview questions', ({ questions }) => questions),
    list('Not to be confused with', confusions),
    list('NACE career readiness', ({ frameworks }) => frameworks.nace),
    list('O*NET work styles', ({ frameworks }) => frameworks.onet),
    list('Big Five', ({ frameworks }) => frameworks.bigFive),
    list('Our own framework', ({ frameworks }) => frameworks.own),
    list('Words in job descriptions', ({ cues }) => cues),
    ...levels.map((level) =>
      list(`Evidence of level ${level + 1}`, ({ evidence }) => evidence.levels[level]),
    ),
    list('Evidence against it', ({ evidence }) => evidence.against),
  ];
  return all.filter((change) =>
    'items' in change ? change.items.length > 0 : change.before || change.after,
  );
}

function toItems(before: readonly string[], after: readonly string[]): Item[] {
  const gone = before.filter((text) => !after.includes(text));
  return [
    ...gone.map((text): Item => ({ text, state: 'gone' })),
    ...after.map((text): Item => ({ text, state: before.includes(text) ? 'kept' : 'added' })),
  ];
}

/** What the trait that goes says, and the one that stays will not. Lists go into it; these texts do not. */
export function toLost(removed: TraitContent, after: TraitContent): { name: string; text: string }[] {
  const said = (content: TraitContent): [string, string][] => [
    ['Name', content.name],
    ['Definition', content.definition],
    ['Why it matters', content.why],
    ...content.anchors.map((anchor, level): [string, string] => [`Level ${level + 1}`, anchor]),
  ];
  const kept = said(after);
  const lost = said(removed).filter(([, text], at) => text && text !== kept[at]?.[1]);
  return lost.map(([name, text]) => ({ name, text }));
}
