import type { Form } from '../form';
import { agree, PARTS, type Part } from './parts';

export type Side = 'mine' | 'theirs';

/** A part that two people have left saying different things. */
export type Difference = {
  part: Part;
  /** Who has changed it since it was opened. If that cannot be known, it counts as both. */
  changedBy: Side | 'both';
};

/** What both began with. A draft from an older version does not know what departments asked for then. */
export type Origin = { form: Form; knowsDepartments: boolean };

export function differencesOf(origin: Origin | null, mine: Form, theirs: Form): Difference[] {
  return PARTS.filter((part) => !agree(part, mine, theirs)).map((part) => ({
    part,
    changedBy: changedBy(part, origin, mine, theirs),
  }));
}

function changedBy(part: Part, origin: Origin | null, mine: Form, theirs: Form): Side | 'both' {
  if (!origin || (part.key === 'departments' && !origin.knowsDepartments)) return 'both';
  if (agree(part, origin.form, mine)) return 'theirs';
  return agree(part, origin.form, theirs) ? 'mine' : 'both';
}

export type Choices = Readonly<Record<string, Side>>;

/** Which side a part is taken from; nothing while somebody has to say so. */
export const chosen = ({ part, changedBy: by }: Difference, choices: Choices): Side | undefined =>
  choices[part.key] ?? (by === 'both' ? undefined : by);

/** Both together: what only one has changed is as they have left it, the rest as it was chosen. */
export function merged(mine: Form, theirs: Form, differences: readonly Difference[], choices: Choices): Form {
  return differences
    .filter((difference) => chosen(difference, choices) === 'theirs')
    .reduce((form, { part }) => part.take(form, theirs), mine);
}
