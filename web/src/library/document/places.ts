import { levelOf } from '../passage/groups';
import { hasQuote } from '../passage/PassageView';
import type { DocumentPage, LibraryDocument } from '../types';

export const pageId = (page: number) => `page-${page}`;
export const headingId = (page: number, block: number) => `heading-${page}-${block}`;

export type Heading = { id: string; page: number; level: number; text: string };

/** The headings of a document, in their order. */
export function headingsOf(pages: readonly DocumentPage[]): Heading[] {
  return pages.flatMap(({ number: page, blocks }) =>
    blocks.flatMap((block, index) => {
      const level = levelOf(block);
      return level ? [{ id: headingId(page, index), page, level, text: block.text }] : [];
    }),
  );
}

/** The page on which a quote stands: the one that was named, if it does, or else the first. */
export function pageOfQuote(
  pages: readonly DocumentPage[],
  quote: string,
  named: number | undefined,
): number | undefined {
  if (!quote) return undefined;
  const likely = pages.filter(({ number }) => number === named);
  return [...likely, ...pages].find(({ blocks }) => hasQuote(blocks, quote))?.number;
}

/** A whole number in the address, from 1 on. */
export function readNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** So many pages of a very long document are asked for at once, before and after a page. */
const AROUND = 150;

/** The page to ask for, so that pages near each other are the same question. Nothing at the beginning. */
export const windowOf = (page: number | undefined) =>
  page && page >= AROUND ? page - (page % AROUND) : undefined;

/** How many pages the version has that is shown. */
export const pagesIn = ({ shown, versions }: LibraryDocument) =>
  versions.find(({ number }) => number === shown)?.pages ?? 0;
