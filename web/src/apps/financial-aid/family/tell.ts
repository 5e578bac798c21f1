import type { WorkedOut } from '../types';
import { indexRange, moneyRange, sayMissing } from '../words';

/** A result in one sentence, for who listens to the page. */
export function tell({ sai, pell, missing, problems }: WorkedOut): string {
  const open = [
    missing.length > 0 && sayMissing(missing),
    problems.length > 0 && `${problems.length} to check`,
  ].filter(Boolean);

  const figures = `Student Aid Index ${indexRange(sai)}, Pell Grant ${moneyRange(pell)}.`;
  return open.length > 0 ? `${figures} ${open.join(', ')}.` : figures;
}
