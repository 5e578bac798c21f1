import { Planned } from '../../app';

export function Overlaps() {
  return <Planned slug="traits" page="Overlapping traits" />;
}
