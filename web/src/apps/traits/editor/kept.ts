import { type Form, readForm, toDraft } from './form';

// The last resort: what was typed and has not reached the server. It outlives a reload of this tab, and ends with it.

type Kept = { form: Form; version: number | null; at: string };

/** What a full or forbidden storage did not take: it is kept as long as the page is there. */
const untaken = new Map<string, string>();

const nameOf = (uid: string, id: string) => `trait-draft ${uid} ${id}`;

export function keep(uid: string, id: string, { form, version, at }: Kept) {
  const place = nameOf(uid, id);
  const text = JSON.stringify({ form: toDraft(form), version, at });
  try {
    sessionStorage.setItem(place, text);
    untaken.delete(place);
  } catch {
    untaken.set(place, text);
  }
}

export function forget(uid: string, id: string) {
  const place = nameOf(uid, id);
  untaken.delete(place);
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept there.
  }
}

export function recall(uid: string, id: string): Kept | null {
  const place = nameOf(uid, id);
  try {
    const text = untaken.get(place) ?? sessionStorage.getItem(place);
    if (!text) return null;
    const { form, version, at } = JSON.parse(text) as Record<string, unknown>;
    return {
      form: readForm(form),
      version: typeof version === 'number' ? version : null,
      at: typeof at === 'string' ? at : '',
    };
  } catch {
    return null;
  }
}
