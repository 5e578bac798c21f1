import { Pill } from '@/ui/Pill';
import type { PersonConsent } from '../api';

/** What was never asked for counts as not given, but is not the same. */
export function ConsentState({ consent: { granted, since } }: { consent: PersonConsent }) {
  if (granted) return <Pill tint="green">Granted</Pill>;
  return since ? <Pill tint="red">Not granted</Pill> : <Pill>Never asked</Pill>;
}
