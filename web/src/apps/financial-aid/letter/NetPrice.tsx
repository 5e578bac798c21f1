import { Figure, Figures } from '@/ui/Figures';
import { money } from '../words';
import type { Totals } from './types';

/** What the year costs when nobody borrows: cost less grants, and nothing else. */
export function NetPrice({ totals }: { totals: Totals }) {
  const { cost, grants, work, loans, parentLoans, netPrice, toPayAfterEverything } = totals;
  return (
    <>
      <p className="visually-hidden" role="status">
        {cost == null || netPrice == null
          ? `Grants of ${money(grants)}. The letter names no cost, so there is no net price.`
          : `Net price ${money(netPrice)}: ${money(cost)} less ${money(grants)} in grants.`}
      </p>
      <Figures>
        <Figure
          label="Net price"
          hint={
            cost == null
              ? 'The letter names no cost. Ask the school for it.'
              : `${money(cost)} less ${money(grants)} in grants and scholarships`
          }
        >
          {netPrice == null ? 'Not known' : money(netPrice)}
        </Figure>
        <Figure label="Work" hint="Earned, not taken off">
          {money(work)}
        </Figure>
        <Figure label="Student’s loans" hint="To be repaid">
          {money(loans)}
        </Figure>
        <Figure label="Parents’ loans" hint="To be repaid by them">
          {money(parentLoans)}
        </Figure>
        {toPayAfterEverything != null && (
          <Figure label="Still to pay" hint="After all work and all loans">
            {money(toPayAfterEverything)}
          </Figure>
        )}
      </Figures>
    </>
  );
}
