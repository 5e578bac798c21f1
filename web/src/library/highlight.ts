export type Piece = { text: string; isQuoted: boolean };

/**
 * What a file, a line break or an editor changes without changing the words: spaces, hyphens and dashes, quotation
 * marks, marks without a width.
 */
const SKIPPED = /[\s\p{Cf}\p{Pd}\p{Pi}\p{Pf}\p{M}"'`´‚„′″−]/u;
const ACCENT = /\p{M}/u;
const IN_WORD = /[\p{L}\p{N}]/u;

/** A text cut where a quote begins and ends. In one piece if the quote is not in it. */
export function highlight(text: string, quote: string): Piece[] {
  return highlightAll([text], quote)?.[0] ?? piecesOf({ text, isQuoted: false });
}

/**
 * The same for texts that follow each other: a quote may begin in one and end in another. Nothing if it is not there.
 */
export function highlightAll(texts: readonly string[], quote: string): Piece[][] | null {
  const folded = fold(texts);
  const wanted = fold([quote]).text;
  const found = find(folded, wanted);
  if (!found) return null;
  const [first, last] = found;
  return texts.map((text, index) => {
    if (index < first.index || index > last.index) return piecesOf({ text, isQuoted: false });
    const from = index === first.index ? first.start : 0;
    const to = index === last.index ? last.end : text.length;
    return piecesOf(
      { text: text.slice(0, from), isQuoted: false },
      { text: text.slice(from, to), isQuoted: true },
      { text: text.slice(to), isQuoted: false },
    );
  });
}

/** The pieces of a part of the text that they make up. */
export function slicePieces(pieces: readonly Piece[], from: number, to: number): Piece[] {
  let at = 0;
  const cut = pieces.map(({ text, isQuoted }) => {
    const start = at;
    at += text.length;
    return { text: text.slice(Math.max(0, from - start), Math.max(0, to - start)), isQuoted };
  });
  return piecesOf(...cut);
}

const piecesOf = (...pieces: Piece[]) => pieces.filter(({ text }) => text !== '');

/** Where a character of the folded text stands: in which text, from where to where. */
type Place = { index: number; start: number; end: number };
type Folded = { text: string; places: Place[]; texts: readonly string[] };

/** What is left to compare: letters without case and accents, figures, other marks. */
function fold(texts: readonly string[]): Folded {
  const places: Place[] = [];
  let folded = '';
  texts.forEach((text, index) => {
    let start = 0;
    for (const character of text) {
      const end = start + character.length;
      const before = places.at(-1);
      // An accent that follows its letter goes with it.
      if (ACCENT.test(character) && before?.index === index && before.end === start) before.end = end;
      for (const kept of character.normalize('NFKD').toLowerCase()) {
        if (SKIPPED.test(kept)) continue;
        folded += kept;
        // One that takes two units has two places.
        for (let unit = 0; unit < kept.length; unit += 1) places.push({ index, start, end });
      }
      start = end;
    }
  });
  return { text: folded, places, texts };
}

/** Where the quote stands: as whole words if it does so anywhere, or else at its first place. */
function find(folded: Folded, wanted: string): [Place, Place] | null {
  let first: [Place, Place] | null = null;
  if (wanted === '') return first;
  for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
    const ends = [folded.places[at], folded.places[at + wanted.length - 1]];
    const found = ends as [Place, Place];
    if (standsAlone(folded, found)) return found;
    first ??= found;
  }
  return first;
}

function standsAlone({ texts }: Folded, [first, last]: [Place, Place]): boolean {
  const before = texts[first.index]?.[first.start - 1] ?? '';
  const after = texts[last.index]?.[last.end] ?? '';
  return !IN_WORD.test(before) && !IN_WORD.test(after);
}
