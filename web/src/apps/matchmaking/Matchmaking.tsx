import { Planned } from '../app';

export function Matchmaking() {
  return <Planned slug="matchmaking" />;
}
