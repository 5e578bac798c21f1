import { useEffect, useMemo, useRef } from 'react';
import { highlightAll, type Piece } from '../highlight';
import type { Block } from '../types';
import { type Group, groupBlocks, levelOf, type Numbered } from './groups';
import { Marked } from './Marked';
import classes from './passage.module.css';
import { TextTable } from './TextTable';

type PassageViewProps = {
  blocks: readonly Block[];
  /** Words in it to be marked. */
  quote?: string;
  /** Whether the marked words are brought into view. */
  aims?: boolean;
  /** The name by which a heading is found, by its number among the blocks. */
  anchorOf?: (index: number) => string;
};

/** Whether the words of a quote stand in a page. */
export const hasQuote = (blocks: readonly Block[], quote: string) =>
  highlightAll(
    blocks.map(({ text }) => text),
    quote,
  ) !== null;

/** A page of a document as it was read: headings, paragraphs, lists and tables, all of it plain text. */
export function PassageView({ blocks, quote = '', aims, anchorOf }: PassageViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const marked = useMemo(() => {
    const texts = blocks.map(({ text }) => text);
    return highlightAll(texts, quote) ?? texts.map((text) => [{ text, isQuoted: false }]);
  }, [blocks, quote]);

  useEffect(() => {
    if (aims && marked) root.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [aims, marked]);

  return (
    <div ref={root} className={classes.passage}>
      {groupBlocks(blocks).map((group) => (
        <GroupView key={group.blocks[0]?.index} group={group} marked={marked} anchorOf={anchorOf} />
      ))}
    </div>
  );
}

/** A point that has a number or a letter of its own. */
const COUNTED = /^\(?(\d{1,3}|[a-z])[.)]\s/i;

type GroupViewProps = { group: Group; marked: readonly Piece[][]; anchorOf: PassageViewProps['anchorOf'] };

function GroupView({ group: { kind, blocks }, marked, anchorOf }: GroupViewProps) {
  const piecesOf = ({ index }: Numbered) => marked[index] ?? [];
  if (kind === 'table') return <TextTable rows={blocks} piecesOf={piecesOf} />;
  if (kind === 'list') {
    return (
      <ul>
        {blocks.map((item) => (
          <li key={item.index} data-counted={COUNTED.test(item.text) || undefined}>
            <Marked pieces={piecesOf(item)} />
          </li>
        ))}
      </ul>
    );
  }
  return blocks.map((block) => (
    <BlockView key={block.index} block={block} pieces={piecesOf(block)} anchor={anchorOf?.(block.index)} />
  ));
}

type BlockViewProps = { block: Numbered; pieces: readonly Piece[]; anchor: string | undefined };

function BlockView({ block, pieces, anchor }: BlockViewProps) {
  const level = levelOf(block);
  const words = <Marked pieces={pieces} />;
  // All of one rank: a document may leave ranks out, and a page must not.
  if (level) {
    return (
      <h3 id={anchor} data-level={level} tabIndex={anchor ? -1 : undefined}>
        {words}
      </h3>
    );
  }
  return block.kind === 'code' ? <pre>{words}</pre> : <p>{words}</p>;
}
