import { Planned } from '../app';

export function RoleMatching() {
  return <Planned slug="role-matching" />;
}
