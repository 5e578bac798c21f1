import type { Schemas } from '@/api/client';
import { formatPoints } from '@/ui/numbers';

type Student = Schemas['PersonStudent'];

const points = (hundredths: number) => formatPoints(hundredths / 100);

/** The average as the register has it. The zero of who has no grades is none. */
export function averageOf({ gpaHundredths, computedGpaHundredths }: Student): string {
  const isGraded = typeof computedGpaHundredths === 'number';
  return isGraded || gpaHundredths > 0 ? points(gpaHundredths) : 'No grades yet';
}

/** What is to be said if the register and the grades are at odds. Without grades they cannot be. */
export function disagreementOf({ gpaHundredths, computedGpaHundredths, gpaAgrees }: Student): string | null {
  if (gpaAgrees || typeof computedGpaHundredths !== 'number') return null;
  return `The register says ${points(gpaHundredths)}; the grades below give ${points(computedGpaHundredths)}.`;
}
