import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import type { Family, Worksheet } from '../types';

/** What can be typed over: the name and the worksheet. */
export type Draft = { name: string; worksheet: Worksheet };

/** What was typed, and the revision that it was made of. */
export type Copy = Draft & { seen: number };

const placeOf = (uid: string, id: string) => `aid-family ${uid} ${id}`;

export const keep = (uid: string, id: string, copy: Copy) => keepCopy(placeOf(uid, id), copy);
export const forget = (uid: string, id: string) => forgetCopy(placeOf(uid, id));

export function recall(uid: string, id: string): Copy | null {
  const kept = recallCopy(placeOf(uid, id)) as Partial<Copy> | null;
  const isCopy =
    typeof kept?.name === 'string' &&
    typeof kept.seen === 'number' &&
    kept.worksheet?.application !== undefined &&
    Array.isArray(kept.worksheet.schools);
  return isCopy ? (kept as Copy) : null;
}

export const draftOf = ({ name, worksheet }: Family): Draft => ({ name, worksheet });
