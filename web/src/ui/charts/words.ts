/** One of it, and many: "match", "matches". */
export type Noun = readonly [one: string, many: string];

/** As it stands at the head of a column. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
