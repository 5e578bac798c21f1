import { Planned } from '../app';

export function InterviewSession() {
  return <Planned slug="employer-talent-network" page="Interview session" />;
}
