import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import { type Form, readForm, toDraft } from './form';

type Kept = { form: Form; version: number | null; at: string };

const nameOf = (uid: string, id: string) => `trait-draft ${uid} ${id}`;

export function keep(uid: string, id: string, { form, version, at }: Kept) {
  keepCopy(nameOf(uid, id), { form: toDraft(form), version, at });
}

export function forget(uid: string, id: string) {
  forgetCopy(nameOf(uid, id));
}

export function recall(uid: string, id: string): Kept | null {
  const kept = recallCopy(nameOf(uid, id));
  if (typeof kept !== 'object' || kept === null) return null;
  const { form, version, at } = kept as Record<string, unknown>;
  return {
    form: readForm(form),
    version: typeof version === 'number' ? version : null,
    at: typeof at === 'string' ? at : '',
  };
}
