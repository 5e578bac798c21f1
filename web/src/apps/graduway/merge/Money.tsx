import { IconEqual, IconEqualNot } from '@tabler/icons-react';
import { DataTable } from '@/ui/DataTable';
import { countOf, formatCount, formatMoney } from '@/ui/numbers';
import type { Card, Preview } from '../quality/api';
import classes from './merge.module.css';
import { ledgerOf } from './money';

/** What both have given: before and after it is the same, or nothing is merged. */
export function Money({ card, preview }: { card: Card; preview: Preview }) {
  const { before, after, isEqual } = ledgerOf(card, preview);
  const { money, kept, removed } = preview;
  const said = before.map(({ gifts, cents }) => `${formatMoney(cents)} in ${countOf(gifts, 'gift')}`);
  return (
    <section aria-label="Gifts" className={classes.money} data-equal={isEqual || undefined}>
      <h3>Gifts</h3>
      <p className={classes.sum}>
        <span>Before: {said.join(' and ')}</span>
        {isEqual ? <IconEqual size={18} aria-hidden /> : <IconEqualNot size={18} aria-hidden />}
        <span>
          After: {formatMoney(after.cents)} in {countOf(after.gifts, 'gift')}
        </span>
        <b>{isEqual ? 'Equal' : 'Not equal'}</b>
      </p>
      {!isEqual && (
        <p role="alert">The sums do not agree, so nothing can be merged. Scan again, then look at it anew.</p>
      )}
      {money.pledges > 0 && (
        <p className={classes.soft}>
          Pledges: {formatMoney(money.pledgedCents)} in {countOf(money.pledges, 'pledge')}, before and after.
        </p>
      )}
      {money.funds.length > 0 && (
        <DataTable
          label="Gifts by fund"
          columns={[
            { label: 'Fund' },
            { label: `Record ${kept.id}`, numeric: true },
            { label: `Record ${removed.id}, moves`, numeric: true },
            { label: 'After', numeric: true },
            { label: 'Gifts', numeric: true },
          ]}
          rows={money.funds.map(({ name, gifts, cents, movedCents }) => [
            name,
            formatMoney(cents - movedCents),
            formatMoney(movedCents),
            formatMoney(cents),
            formatCount(gifts),
          ])}
        />
      )}
    </section>
  );
}
