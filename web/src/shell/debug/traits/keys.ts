import { type Shortcut, single } from '@/ui/shortcuts';

export const VIEWS = [
  { value: 'radar', label: 'Radar', key: 'r' },
  { value: 'bars', label: 'Bars', key: 'b' },
  { value: 'table', label: 'Table', key: 't' },
] as const;

export type View = (typeof VIEWS)[number]['value'];

/** A number for each person, a letter for each view. */
export function shortcutsOf(
  count: number,
  toggle: (number: number) => void,
  show: (view: View) => void,
): Shortcut[] {
  const people = Array.from({ length: count }, (_, number) => ({
    keys: [`${number + 1}`],
    does: `Show or hide person ${number + 1}`,
    matches: single(`${number + 1}`),
    run: () => toggle(number),
    isSingleKey: true,
  }));
  const views = VIEWS.map(({ value, label, key }) => ({
    keys: [key.toUpperCase()],
    does: `Show the ${label.toLowerCase()}`,
    matches: single(key),
    run: () => show(value),
    isSingleKey: true,
  }));
  return [...people, ...views];
}

/** Those who are not shown, after one was shown or hidden. */
export function toggled(hidden: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(hidden);
  if (!next.delete(number)) next.add(number);
  return next;
}
