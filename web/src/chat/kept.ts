import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

// What was typed and has not arrived anywhere. It outlives a reload of this tab, and ends with it.

const listeners = new Set<() => void>();

/** What a full or forbidden storage did not take: it is kept as long as the page is there. */
const untaken = new Map<string, string | null>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(place: string): string | null {
  const text = untaken.get(place);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

function write(place: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
    untaken.delete(place);
  } catch {
    untaken.set(place, text);
  }
  for (const listener of listeners) listener();
}

/** Something that all who look at this place see. */
export function useKept<T>(place: string): [T | null, (value: T | null) => void] {
  const text = useSyncExternalStore(subscribe, () => read(place));
  const value = useMemo(() => parse<T>(text), [text]);
  return [value, (next) => write(place, next === null ? null : JSON.stringify(next))];
}

/** A text that is being typed. If its place gets another name, it moves there, and nothing jumps under the caret. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(place) ?? '');
  const previous = useRef(place);

  useEffect(() => {
    if (previous.current === place) return;
    write(previous.current, null);
    write(place, text || null);
    previous.current = place;
  }, [place, text]);

  const change = (next: string) => {
    setText(next);
    write(place, next || null);
  };
  return [text, change];
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Whether something is there at this moment, also if the page has not been drawn with it yet. */
export const isKept = (place: string) => parse(read(place)) !== null;

/** Puts a text where it will be found when its field is opened. */
export const keepText = (place: string, text: string) => write(place, text);
