import type { Schemas } from '@/api/client';
import { Fact, Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { INTERESTS } from '../words';
import { Chips } from './Chips';
import type { AreaProps } from './WholeRecord';

const KINDS = Object.keys(INTERESTS) as Schemas['InterestKind'][];

/** What somebody cares for, hopes for and speaks. */
export function Interests({ record }: AreaProps) {
  const textsOf = (kind: Schemas['InterestKind']) =>
    record.interests.filter((interest) => interest.kind === kind).map(({ text }) => text);
  const present = KINDS.filter((kind) => textsOf(kind).length > 0);
  if (present.length === 0) return null;
  return (
    <Panel title="Interests">
      <Facts>
        {present.map((kind) => (
          <Fact key={kind} label={INTERESTS[kind]}>
            <Chips texts={textsOf(kind)} />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
