import { type KeyboardEvent, useState } from 'react';
import { type CurveView, rangeOf } from './curve';
import type { Field } from './fields';

/** Reads the curve at any amount, by pointer or by keys, before it is chosen. */
export function useCursor(
  field: Field,
  { curve }: CurveView,
  amount: number,
  onChoose: (at: number) => void,
) {
  const [cursor, setCursor] = useState<number | null>(null);
  const { from, to } = rangeOf(curve);
  const at = Math.min(to, Math.max(from, cursor ?? amount));
  const [step = 1] = field.steps;
  const stride = Math.max(step, Math.round((to - from) / 100 / step) * step);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const edges = curve.pieces.map((piece) => piece.from);
    const moves: Record<string, () => number | null> = {
      ArrowRight: () => at + stride,
      ArrowUp: () => at + stride,
      ArrowLeft: () => at - stride,
      ArrowDown: () => at - stride,
      PageUp: () => edges.find((edge) => edge > at) ?? to,
      PageDown: () => edges.findLast((edge) => edge < at) ?? from,
      Home: () => from,
      End: () => to,
      Escape: () => null,
    };
    const move = moves[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(at);
    else if (move) setCursor(within(move()));
    else return;
    event.preventDefault();
  };
  const within = (place: number | null) => place && Math.min(to, Math.max(from, place));
  return {
    at,
    /** Whether somebody reads at all. */
    isReading: cursor !== null,
    /** A pointer cannot mean single dollars. */
    point: (place: number) => setCursor(within(Math.round(place / step) * step)),
    leave: () => setCursor(null),
    onKeyDown,
  };
}
