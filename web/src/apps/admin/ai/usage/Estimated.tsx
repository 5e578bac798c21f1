import { Pill } from '@/ui/Pill';

/** Marks what rests on tokens that were counted roughly. */
export function Estimated({ isSo }: { isSo: boolean }) {
  return isSo && <Pill tint="orange">estimated</Pill>;
}
