import { type Form, isUntouched, readForm } from './form';
import { recall } from './kept';
import type { TraitDraft } from './traits';

/** What somebody has written earlier and not saved. */
export type Offer = { form: Form; version: number | null; at: string };

/** What waits to be gone on with. What is still in this tab never reached the server, so it is the newest. */
export function offerFor(uid: string, id: string, draft: TraitDraft | null, start: Form): Offer | null {
  const offers: (Offer | null)[] = [
    recall(uid, id),
    draft && {
      form: readForm(draft.content),
      version: draft.baseVersion ?? null,
      at: draft.updatedAt,
    },
  ];
  return offers.find((offer) => offer && !isUntouched(offer.form, start)) ?? null;
}
