import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { type Card, type Preview, previewQuery } from '../quality/api';
import { ledgerOf } from './money';

export type Field = Schemas['QualityMergeField'];

/** Whose value is kept of a field, by the number of their record: it stays the same if the other record is kept. */
type Chosen = Partial<Record<Field, number>>;

/** Which of two records stays and which values; the preview is always of that. */
export function useMergeChoice(card: Card) {
  const offered = card.merge ?? null;
  // Until one is chosen, the one that is offered: a card that was decided offers one again when that is taken back.
  const [wanted, setKeep] = useState<number | null>(null);
  const keep = wanted ?? offered?.kept.id ?? 0;
  const [chosen, setChosen] = useState<Chosen>({});
  const choices = (Object.entries(chosen) as [Field, number][]).map(([field, person]) => ({
    field,
    side: person === keep ? ('kept' as const) : ('removed' as const),
  }));
  const isOffered = offered !== null && keep === offered.kept.id && choices.length === 0;
  const asked = useQuery({
    ...previewQuery(card.item.id, { keep, choices }),
    enabled: offered !== null && !isOffered,
    placeholderData: keepPreviousData,
  });
  const found = isOffered ? offered : asked.data;
  // Until the new one is there, the one before is read, but not merged.
  const preview: Preview | null = found ?? offered;
  const isFresh = isOffered || (asked.isSuccess && !asked.isPlaceholderData && !asked.isFetching);
  const canBeMerged = preview !== null && isFresh && ledgerOf(card, preview).isEqual;
  const order: Schemas['MergePeople'] | null =
    canBeMerged && card.acts.includes('merge') ? { keep, choices, seal: preview.seal } : null;
  return {
    keep,
    setKeep,
    preview,
    isFresh,
    failure: asked.error,
    retry: () => void asked.refetch(),
    choose: (field: Field, person: number) => setChosen((now) => ({ ...now, [field]: person })),
    isChosen: (field: Field) => chosen[field] !== undefined,
    /** Leaves it to the rule again. */
    leaveToRule: (field: Field) =>
      setChosen((now) => {
        const { [field]: _, ...others } = now;
        return others;
      }),
    /** What is sent to merge exactly this; nothing while the preview is on its way. */
    order,
  };
}

export type Merging = ReturnType<typeof useMergeChoice>;
