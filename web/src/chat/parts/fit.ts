import type { ScorePart, ScoreSide } from '@/ui/charts/score';
import { countOf } from '@/ui/numbers';
import type { FitCapacity, FitCard, FitEvidence, FitPart, FitWay } from '../types';

/** From 0 to 1 as points of a hundred, with a tenth where it is not whole. */
export const asPoints = (value: number) => String(Math.round(value * 1000) / 10);

/** Both directions of a fit, as a picture takes them. */
export function sidesOf(card: FitCard, whom: string): readonly [ScoreSide, ScoreSide] {
  return [
    sideOf(`${card.name} for ${whom}`, card.toWhom),
    sideOf(`${startCase(whom)} for ${card.name}`, card.toThem),
  ];
}

const startCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function sideOf(name: string, { value, parts }: FitWay): ScoreSide {
  return { name, score: value / 100, parts: parts.map((part, place) => partOf(part, parts, place)) };
}

function partOf(part: FitPart, all: readonly FitPart[], place: number): ScorePart {
  // Two criteria of the same words each have a row of their own.
  const same = all.slice(0, place).filter(({ label }) => label === part.label).length;
  const why = part.evidence.map(evidenceLine).join('; ');
  return {
    name: same > 0 ? `${part.label} (${same + 1})` : part.label,
    value: part.counted / 100,
    weight: part.of,
    isUnknown: typeof part.value !== 'number',
    ...(why && { why }),
  };
}

export const evidenceLine = ({ own, other }: FitEvidence) => [own, other].filter(Boolean).join(' – ');

/** How many more somebody can take, in words. */
export function capacityWords({ left, of }: FitCapacity): string {
  if (left === 0) return `No place left of ${of}`;
  return `${left} of ${countOf(of, 'place')} left`;
}

/** Only who is on the campus has a record to go to. */
export const toId = (person: string) => (/^\d+$/.test(person) ? Number(person) : null);
