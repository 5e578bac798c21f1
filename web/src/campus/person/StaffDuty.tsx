import { Fact, Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { DUTIES } from '../words';
import type { AreaProps } from './WholeRecord';

/** What somebody does at the university, for those who work there. */
export function StaffDuty({ record }: AreaProps) {
  const { staff } = record;
  if (!staff) return null;
  return (
    <Panel title="On the staff">
      <Facts>
        <Fact label="Title">{staff.title}</Fact>
        <Fact label="Duty">{DUTIES[staff.duty]}</Fact>
        {staff.department && <Fact label="Department">{staff.department}</Fact>}
      </Facts>
    </Panel>
  );
}
