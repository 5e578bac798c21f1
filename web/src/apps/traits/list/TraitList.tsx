import { Planned } from '../../app';

export function TraitList() {
  return <Planned slug="traits" />;
}
