import { Planned } from '../../app';

export function Imports() {
  return <Planned slug="traits" page="Imports of traits" />;
}
