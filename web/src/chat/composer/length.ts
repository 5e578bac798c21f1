import type { KeyboardEvent } from 'react';

/** How many characters a message may have, as the server counts them. */
export const LONGEST = 4000;

/** From here on it is said how many are left. */
export const NEARLY = 3600;

export const lengthOf = (text: string) => [...text.trim()].length;

/** The key is for an input method, or ends it: some browsers mark that by this number alone. */
export const isForInputMethod = (event: KeyboardEvent) =>
  event.nativeEvent.isComposing || event.keyCode === 229;
