import { Planned } from '../app';

export function ChatInterview() {
  return <Planned slug="employer-talent-network" page="Chat interview" />;
}
