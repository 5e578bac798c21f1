import type { Schemas } from '@/api/client';
import type { Chip } from '../directory/filter';

/** What is to be written, as far as it is said. */
export type Form = {
  name: string;
  kind: Schemas['StudioKind'];
  tone: Schemas['StudioTone'];
  /** Those that are not wanted: a kind may bring others. */
  without: Schemas['StudioTopic'][];
  event: number | null;
  segment: string | null;
  rephrase: boolean;
};

export const EMPTY: Form = {
  name: '',
  kind: 'newsletter',
  tone: 'warm',
  without: [],
  event: null,
  segment: null,
  rephrase: false,
};

/** Why it cannot be begun yet, if so: the field, and what to do. */
export function faultsOf(
  form: Form,
  chips: readonly Chip[],
): Partial<Record<'name' | 'event' | 'readers', string>> {
  return {
    ...(form.name.trim() === '' && { name: 'Give it a name, for your own list.' }),
    ...(form.kind === 'invitation' && form.event === null && { event: 'Choose the event it invites to.' }),
    ...(form.segment === null && chips.length === 0 && { readers: 'Choose for whom it is.' }),
  };
}

export function requestOf(
  form: Form,
  chips: readonly Chip[],
  topics: readonly Schemas['StudioTopic'][],
): Schemas['CreateStudioPiece'] {
  const { name, kind, tone, without, event, segment, rephrase } = form;
  return {
    name: name.trim(),
    kind,
    tone,
    topics: topics.filter((topic) => !without.includes(topic)),
    event: kind === 'invitation' ? event : null,
    readers: segment ? { segment } : { chips: [...chips] },
    rephrase,
  };
}

/** What was kept of a form, as far as it can be read. */
export function recalled(kept: unknown): Partial<Form> {
  if (typeof kept !== 'object' || kept === null) return {};
  const { name, without } = kept as Partial<Form>;
  return typeof name === 'string' && Array.isArray(without) ? (kept as Partial<Form>) : {};
}
