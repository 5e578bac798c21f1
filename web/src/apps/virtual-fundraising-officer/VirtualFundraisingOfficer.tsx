import { Planned } from '../app';

export function VirtualFundraisingOfficer() {
  return <Planned slug="virtual-fundraising-officer" />;
}
