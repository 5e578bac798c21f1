import { useState } from 'react';
import type { Change } from './fields';

/** Several changes at once, under a name. */
export type Scenario = { id: string; name: string; changes: Change[] };

/** What somebody tries with a family: the changes under way, and the scenarios that were kept. */
export type Tried = { changes: Change[]; scenarios: Scenario[] };

const placeOf = (family: string) => `aid-what-if ${family}`;
const NOTHING: Tried = { changes: [], scenarios: [] };

/** What a full or forbidden storage did not take: it is kept as long as the page is there. */
const untaken = new Map<string, string>();

/** Kept in this browser until somebody signs out, so that a reload loses nothing. */
export function useTried(family: string) {
  const [tried, setTried] = useState(() => recall(family));
  const keep = (change: (tried: Tried) => Tried) => {
    // An Undo comes later, perhaps when another tab is shown: it starts from what is kept then.
    const after = change(recall(family));
    write(family, after);
    setTried(after);
  };
  return [tried, keep] as const;
}

function write(family: string, tried: Tried) {
  const place = placeOf(family);
  const text = JSON.stringify(tried);
  try {
    localStorage.setItem(place, text);
    untaken.delete(place);
  } catch {
    untaken.set(place, text);
  }
}

export function recall(family: string): Tried {
  const place = placeOf(family);
  try {
    return read(JSON.parse(untaken.get(place) ?? localStorage.getItem(place) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** It may have been written by an older version, or by hand. */
function read(found: unknown): Tried {
  if (!isObject(found)) return NOTHING;
  const scenarios = Array.isArray(found.scenarios) ? found.scenarios : [];
  return { changes: readChanges(found.changes), scenarios: scenarios.flatMap(readScenario) };
}

function readScenario(found: unknown): Scenario[] {
  if (!isObject(found) || typeof found.id !== 'string' || typeof found.name !== 'string') return [];
  return [{ id: found.id, name: found.name, changes: readChanges(found.changes) }];
}

function readChanges(found: unknown): Change[] {
  if (!Array.isArray(found)) return [];
  return found.filter(
    (change): change is Change =>
      isObject(change) && typeof change.key === 'string' && Number.isSafeInteger(change.amount),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
