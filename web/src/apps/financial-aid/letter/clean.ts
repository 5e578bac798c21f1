/** As many characters as the server reads. */
export const LONGEST = 200_000;

/** A file with more than this is no letter. */
export const LARGEST_FILE = 1_000_000;

const HIDDEN = /(?![\n\t\u200c\u200d])\p{C}/gu;
const ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/**
 * A text as the server will have it: places in it are counted there and marked here. Line ends become one kind, and
 * what nobody sees goes.
 */
export const cleanText = (text: string) => text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').replace(ENDS, '');

/** How many characters there are, as the server counts them. */
export const lengthOf = (text: string) => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

/** What is wrong with a text, in a sentence, before it is sent. */
export function problemOf(text: string): string | null {
  const clean = cleanText(text);
  if (clean === '') return 'Paste the letter first, with its amounts.';
  if (clean.length > LONGEST && lengthOf(clean) > LONGEST) {
    return 'This is longer than any letter. Paste the pages with the offer only.';
  }
  return null;
}
