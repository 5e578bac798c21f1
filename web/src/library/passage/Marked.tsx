import type { Piece } from '../highlight';

/** Words, with those of a quote marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isQuoted }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces follow each other, and none is ever moved.
    isQuoted ? <mark key={at}>{text}</mark> : text,
  );
}
