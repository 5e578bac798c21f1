import { useEffect, useState } from 'react';
import { useSession } from '@/identity/session';
import type { Change } from './fields';

/** Several changes at once, under a name. */
export type Scenario = { id: string; name: string; changes: Change[] };

/** What somebody tries with a family: the changes under way, and the scenarios that were kept. */
export type Tried = { changes: Change[]; scenarios: Scenario[] };

const placeOf = (uid: string, family: string) => `aid-what-if ${uid} ${family}`;
/** Before, it was not said whose it is. */
const UNOWNED = /^aid-what-if [^ ]+$/;
const NOTHING: Tried = { changes: [], scenarios: [] };

/** What a full or forbidden storage did not take: it is kept as long as the page is there. */
const untaken = new Map<string, string>();

/** Kept in this browser until somebody signs out, so that a reload loses nothing. Each sees only their own. */
export function useTried(family: string) {
  const { user } = useSession();
  const uid = user?.uid ?? '';
  const [tried, setTried] = useState(() => recall(uid, family));
  useEffect(forgetUnowned, []);
  const keep = (change: (tried: Tried) => Tried) => {
    // An Undo comes later, perhaps when another tab is shown: it starts from what is kept then.
    const after = change(recall(uid, family));
    write(placeOf(uid, family), after);
    setTried(after);
  };
  return [tried, keep] as const;
}

function write(place: string, tried: Tried) {
  const text = JSON.stringify(tried);
  try {
    localStorage.setItem(place, text);
    untaken.delete(place);
  } catch {
    untaken.set(place, text);
  }
}

export function recall(uid: string, family: string): Tried {
  const place = placeOf(uid, family);
  try {
    return read(JSON.parse(untaken.get(place) ?? localStorage.getItem(place) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

function forgetUnowned() {
  try {
    const unowned = Object.keys(localStorage).filter((place) => UNOWNED.test(place));
    for (const place of unowned) localStorage.removeItem(place);
  } catch {
    // A forbidden storage has nothing to forget.
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
