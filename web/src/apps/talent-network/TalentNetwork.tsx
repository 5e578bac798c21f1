import { Planned } from '../app';

export function TalentNetwork() {
  return <Planned slug="talent-network" />;
}
