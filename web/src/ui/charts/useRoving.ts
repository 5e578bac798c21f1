import { type KeyboardEvent, useRef, useState } from 'react';

/** Where a key leads to from a mark. Nowhere: the key means nothing there. */
type Step = (from: string, key: string) => string | undefined;

type RovingOptions = {
  /** A mark that is pressed stays the one that is read, until it is pressed again or Escape is. */
  canHold?: boolean;
};

const WAYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Many marks of a picture as one stop of the tab key: arrows go from mark to mark. The active one is what the pointer
 * has come to since the focus moved, else what has the focus, else what is held.
 */
export function useRoving(keys: readonly string[], step: Step, { canHold }: RovingOptions = {}) {
  const [last, setLast] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [held, setHeld] = useState<string>();
  const elements = useRef(new Map<string, SVGElement>());
  const there = (key: string | undefined) => (key !== undefined && keys.includes(key) ? key : undefined);
  const stop = there(last) ?? keys[0];

  const onKeyDown = (key: string) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = there(step(key, event.key));
    if (next !== undefined) elements.current.get(next)?.focus();
    // At an end there is nowhere to go, but the page stays where it is.
    else if (WAYS.includes(event.key)) event.preventDefault();
    else if (canHold && event.key === 'Escape' && held !== undefined) setHeld(undefined);
    else if (canHold && (event.key === 'Enter' || event.key === ' ')) hold(key);
    else return;
    event.preventDefault();
  };
  const hold = (key: string) => setHeld(key === held ? undefined : key);

  return {
    active: there(pointed) ?? there(focused) ?? there(held),
    held: there(held),
    /** What the pointer is at, where that is not simply the mark below it. */
    point: setPointed,
    propsOf: (key: string) => ({
      ref: (element: SVGElement | null) => {
        if (element) elements.current.set(key, element);
        else elements.current.delete(key);
      },
      tabIndex: key === stop ? 0 : -1,
      onFocus: () => {
        // A pointer that only rests somewhere does not stand in the way of the keys.
        setPointed(undefined);
        setLast(key);
        setFocused(key);
      },
      onBlur: () => setFocused(undefined),
      onKeyDown: onKeyDown(key),
      ...(canHold && {
        onClick: () => hold(key),
        onPointerEnter: () => setPointed(key),
        onPointerLeave: () => setPointed(undefined),
      }),
    }),
  };
}

/** The one before or behind in a list, or at its ends; none beyond them. */
export function stepIn(list: readonly string[], from: string, key: string): string | undefined {
  const place = list.indexOf(from);
  const places: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowRight: place + 1,
    ArrowUp: place - 1,
    ArrowLeft: place - 1,
    Home: 0,
    End: list.length - 1,
  };
  return list[places[key] ?? -1];
}
