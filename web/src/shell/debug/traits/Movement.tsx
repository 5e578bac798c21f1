import { Pill } from '@/ui/Pill';
import type { Moved } from './ranking';

/** What became of a place in a ranking. */
export function Movement({ moved: { after, up } }: { moved: Moved }) {
  if (!after) return <Pill tint="red">Gone</Pill>;
  if (up === null) return <Pill tint="indigo">New</Pill>;
  if (up === 0) return 'Same';
  return up > 0 ? <Pill tint="green">↑ Up {up}</Pill> : <Pill tint="orange">↓ Down {-up}</Pill>;
}
