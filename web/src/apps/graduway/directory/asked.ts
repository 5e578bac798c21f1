// What somebody has asked before, in this browser and for this account only.

const MOST = 12;

const placeOf = (uid: string) => `graduway-asked ${uid}`;

export function askedBefore(uid: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(uid)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The newest first, each once. */
export function keepAsked(uid: string, text: string): string[] {
  const asked = [text, ...askedBefore(uid).filter((other) => other !== text)].slice(0, MOST);
  write(uid, asked);
  return asked;
}

export const forgetAsked = (uid: string) => write(uid, []);
export const bringBackAsked = (uid: string, asked: readonly string[]) => write(uid, asked);

function write(uid: string, asked: readonly string[]) {
  try {
    if (asked.length > 0) localStorage.setItem(placeOf(uid), JSON.stringify(asked));
    else localStorage.removeItem(placeOf(uid));
  } catch {
    // A full or forbidden storage: then nothing is offered again.
  }
}
