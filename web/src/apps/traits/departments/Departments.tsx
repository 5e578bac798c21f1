import { Planned } from '../../app';

export function Departments() {
  return <Planned slug="traits" page="Traits by department" />;
}
