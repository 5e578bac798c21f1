import { formatDay } from '@/ui/day';
import { Fact, Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { MEETING_WAYS, MENTORING } from '../words';
import type { AreaProps } from './WholeRecord';

/** What somebody can give to mentoring, or hopes for from it. */
export function Mentoring({ record }: AreaProps) {
  const { mentoring } = record;
  if (!mentoring) return null;
  const { side, capacity, taken, availability, way, since } = mentoring;
  return (
    <Panel title="Mentoring">
      <Facts>
        <Fact label="Role">{MENTORING[side]}</Fact>
        <Fact label="Places">
          {taken} of {capacity} taken
        </Fact>
        {availability.length > 0 && <Fact label="Suits">{availability.join(', ')}</Fact>}
        <Fact label="Meets">{MEETING_WAYS[way]}</Fact>
        <Fact label="Since">{formatDay(since)}</Fact>
      </Facts>
    </Panel>
  );
}
