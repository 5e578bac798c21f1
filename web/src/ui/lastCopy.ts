// The last resort: what was typed and has not reached the server. It outlives a reload of this tab, and ends with it.

/** What a full or forbidden storage did not take: it is kept as long as the page is there. */
const untaken = new Map<string, string>();

export function keepCopy(place: string, value: unknown) {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(place, text);
    untaken.delete(place);
  } catch {
    untaken.set(place, text);
  }
}

export function forgetCopy(place: string) {
  untaken.delete(place);
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept there.
  }
}

/** What was kept, as it was; nothing if it cannot be read. */
export function recallCopy(place: string): unknown {
  try {
    const text = untaken.get(place) ?? sessionStorage.getItem(place);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
