import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { showToast } from '@/ui/toast/toasts';
import { REASON } from '../rights';
import { goTo, importanceFor, type Place, type Size } from './keys';

type GridKeys = {
  table: RefObject<HTMLTableElement | null>;
  place: Place;
  size: Size;
  setPlace: (place: Place) => void;
  setChoosing: (isChoosing: boolean) => void;
  onLeave: () => void;
  mayChange: boolean;
};

/** How a grid is moved in and changed by keys, and by pointing at a cell. */
export function useGridKeys({ table, place, size, setPlace, setChoosing, onLeave, mayChange }: GridKeys) {
  const hasFocus = useRef(false);
  const focus = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-place='${row} ${column}']`)?.focus();

  // The cell with the focus may have gone with its row: the one that has come to its place takes it.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) focus(place);
  });

  const change = (act: () => void) => {
    if (mayChange) act();
    else showToast(REASON);
  };

  const press = (event: KeyboardEvent, setHere: (importance: number | null) => void) => {
    const to = goTo(place, size, event.nativeEvent);
    const importance = importanceFor(event.nativeEvent);
    const isCell = place.column > 0;
    if (to) {
      setPlace(to);
      focus(to);
    } else if (event.key === 'Escape') {
      onLeave();
    } else if (isCell && importance !== undefined) {
      change(() => setHere(importance));
    } else if (isCell && ['Enter', 'F2', ' '].includes(event.key)) {
      change(() => setChoosing(true));
    } else return;
    event.preventDefault();
  };

  const arrive = ({ target }: SyntheticEvent) => {
    hasFocus.current = true;
    const at = placeOf(target);
    if (at) setPlace(at);
  };

  const click = ({ target }: MouseEvent) => {
    const at = placeOf(target);
    if (!at || at.column === 0) return;
    setPlace(at);
    if (mayChange) setChoosing(true);
  };

  return {
    press,
    arrive,
    depart: () => {
      hasFocus.current = false;
    },
    click,
    close: () => {
      setChoosing(false);
      focus(place);
    },
  };
}

function placeOf(target: EventTarget): Place | null {
  const place = target instanceof Element && target.closest<HTMLElement>('[data-place]')?.dataset.place;
  if (!place) return null;
  const [row = 0, column = 0] = place.split(' ').map(Number);
  return { row, column };
}
