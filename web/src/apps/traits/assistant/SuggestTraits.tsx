import { Planned } from '../../app';

export function SuggestTraits() {
  return <Planned slug="traits" page="AI-assisted traits" />;
}
