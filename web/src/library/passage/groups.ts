import type { Block } from '../types';

export type Numbered = Block & { index: number };

/** What stands by itself, or what makes up one list or one table. */
export type Group = { kind: 'block' | 'list' | 'table'; blocks: Numbered[] };

const PARTS: Record<string, Group['kind']> = { item: 'list', header: 'table', row: 'table' };

export function groupBlocks(blocks: readonly Block[]): Group[] {
  const groups: Group[] = [];
  blocks.forEach((block, index) => {
    const numbered = { ...block, index };
    const kind = PARTS[block.kind] ?? 'block';
    const last = groups.at(-1);
    if (last && last.kind === kind && kind !== 'block' && !beginsAnew(block, last))
      last.blocks.push(numbered);
    else groups.push({ kind, blocks: [numbered] });
  });
  return groups;
}

/** A head after rows is that of another table. */
const beginsAnew = (block: Block, { blocks }: Group) =>
  block.kind === 'header' && blocks.some(({ kind }) => kind === 'row');

/** How important a heading is, from 1 on. Nothing if it is none. */
export function levelOf({ kind }: Block): number | undefined {
  const [, level] = /^heading([1-6])$/.exec(kind) ?? [];
  return level === undefined ? undefined : Number(level);
}
