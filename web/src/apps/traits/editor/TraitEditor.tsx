import { Planned } from '../../app';

export function NewTrait() {
  return <Planned slug="traits" page="New trait" />;
}

export function EditTrait() {
  return <Planned slug="traits" page="Edit trait" />;
}
