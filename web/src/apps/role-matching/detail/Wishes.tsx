import { formatDay } from '@/ui/day';
import { Fact, Facts } from '@/ui/Facts';
import type { CandidateDetail } from '../types';
import { Part } from './Part';

/** What somebody looks for themselves. It is no part of the score. */
export function Wishes({ detail: { preferences } }: { detail: CandidateDetail }) {
  if (!preferences) return null;
  const { titles, places, remote, availableFrom } = preferences;
  return (
    <Part title="What they look for">
      <Facts>
        <Fact label="Roles">{titles.join(', ') || 'Not said'}</Fact>
        <Fact label="Places">{[...places, ...(remote ? ['remote'] : [])].join(', ') || 'Not said'}</Fact>
        <Fact label="Available">{availableFrom ? `from ${formatDay(availableFrom)}` : 'Not said'}</Fact>
      </Facts>
    </Part>
  );
}
