import { Planned } from '../app';

export function NewIcp() {
  return <Planned slug="employer-talent-network" page="New ideal candidate profile" />;
}

export function EditIcp() {
  return <Planned slug="employer-talent-network" page="Edit ideal candidate profile" />;
}
