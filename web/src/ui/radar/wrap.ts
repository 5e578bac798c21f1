/** The size of the letters in the picture. The style sheet says the same. */
export const LETTER = 12.5;
/** From one line to the next. */
export const LINE = 15;

const MOST_LINES = 3;
const NARROW = /[iljtfrI.,:;'’!|()[\]\s-]/;
const WIDE = /[A-Zmw@%&\p{Extended_Pictographic}]/u;
/** Scripts whose letters fill a square. */
const SQUARE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff00-\uff60]/u;

/** How wide a text is at most, in pixels. Guessed from its letters, so that it is the same everywhere. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (SQUARE.test(letter)) width += 1.05;
    else if (NARROW.test(letter)) width += 0.4;
    else width += WIDE.test(letter) ? 0.9 : 0.6;
  }
  return width * LETTER;
}

/** A text in lines that are no wider than this. What does not fit into three ends with dots. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const parts = breakWord(word, width);
    line = parts.pop() ?? '';
    lines.push(...parts);
    if (lines.length > MOST_LINES) break;
  }
  if (line) lines.push(line);
  if (lines.length <= MOST_LINES) return lines;
  const kept = lines.slice(0, MOST_LINES);
  return [...kept.slice(0, -1), shorten(kept.at(-1) ?? '', width)];
}

/** A word that is too wide for a line goes on in the next one. */
function breakWord(word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && widthOf(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
    if (parts.length > MOST_LINES) break;
  }
  return [...parts, part];
}

/** As much of a line as fits, with dots for the rest. */
export function shorten(line: string, width: number): string {
  const letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
