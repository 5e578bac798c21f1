import { Planned } from '../app';

export function Graduway() {
  return <Planned slug="graduway" />;
}
