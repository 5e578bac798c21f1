import { useState } from 'react';

/** The way through pages that each know only the next one. Another list starts on its first. */
export function usePages(list: string) {
  const [way, setWay] = useState({ list, starts: [''] });
  const starts = way.list === list ? way.starts : [''];
  return {
    /** The last entry of the page before. */
    after: starts.at(-1) ?? '',
    /** How many pages come before this one. */
    before: starts.length - 1,
    turnTo: (page: number, next: string) =>
      setWay({ list, starts: page > starts.length ? [...starts, next] : starts.slice(0, page) }),
  };
}
