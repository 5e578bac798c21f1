import type { Schemas } from '@/api/client';

type Reason = Schemas['Evidence'];

const idOf = ({ channel, field, text }: Reason) => [channel, field ?? '', text.toLowerCase()].join('\n');

/**
 * Each reason once, the strongest first. What several words of a search have found has earned what they earned
 * together; a text is as like as it was found to be at best.
 */
export function gatherReasons(evidence: readonly Reason[]): (Reason & { id: string })[] {
  const gathered = new Map<string, Reason & { id: string }>();
  for (const reason of evidence) {
    const id = idOf(reason);
    const known = gathered.get(id);
    gathered.set(id, known ? { ...known, share: shareOf(known, reason) } : { ...reason, id });
  }
  return [...gathered.values()].sort((one, other) => other.share - one.share);
}

const shareOf = (known: Reason, again: Reason) =>
  known.channel === 'words' ? Math.min(1, known.share + again.share) : Math.max(known.share, again.share);
