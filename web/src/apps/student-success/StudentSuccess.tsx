import { Planned } from '../app';

export function StudentSuccess() {
  return <Planned slug="student-success" />;
}
