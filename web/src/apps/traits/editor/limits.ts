/** How long the texts may be, in characters, as the contract has it. */
export const LONGEST = {
  name: 80,
  definition: 1000,
  why: 1000,
  anchor: 600,
  question: 600,
  difference: 600,
  confused: 128,
  phrase: 120,
  value: 80,
  note: 200,
} as const;

/** How many there may be. */
export const MOST = { questions: 30, confusions: 20, values: 20, cues: 80, evidence: 60 } as const;

/** In characters, as the server counts them: a letter of two units is one. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** From this share of the limit on it is told how much there is. */
const NEAR = 0.8;

/** "512 of 600", once that matters. */
export const counted = (count: number, most: number) =>
  count >= most * NEAR ? `${count} of ${most}` : undefined;

export const tooLong = (text: string, most: number) =>
  lengthOf(text) > most ? `At most ${most} characters, this has ${lengthOf(text)}.` : undefined;
