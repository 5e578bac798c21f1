import { Planned } from '../app';

export function IcpList() {
  return <Planned slug="employer-talent-network" page="Ideal candidate profiles" />;
}
