import { sayMissing } from '../missing';
import type { WorkedOut, Worksheet } from '../types';
import { indexRange, moneyRange } from '../words';

/** A result in one sentence, for who listens to the page. */
export function tell({ sai, pell, missing, problems }: WorkedOut, sheet: Worksheet): string {
  const open = [
    missing.length > 0 && sayMissing(missing, sheet),
    problems.length > 0 && `${problems.length} to check`,
  ].filter(Boolean);

  const figures = `Student Aid Index ${indexRange(sai)}, Pell Grant ${moneyRange(pell)}.`;
  return open.length > 0 ? `${figures} ${open.join(', ')}.` : figures;
}
