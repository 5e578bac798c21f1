import type { Part } from '../types';

type TextPart = Extract<Part, { kind: 'text' }>;
type Other = Exclude<Part, { kind: 'text' }>;

/** Texts that follow each other belong together. */
export function gather(parts: readonly Part[]): (TextPart[] | Other)[] {
  const groups: (TextPart[] | Other)[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.kind !== 'text') groups.push(part);
    else if (Array.isArray(last)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}
