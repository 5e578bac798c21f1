import { Planned } from '../app';

export function EmployerHome() {
  return <Planned slug="employer-talent-network" />;
}
