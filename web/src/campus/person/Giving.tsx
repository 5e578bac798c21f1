import { formatDay } from '@/ui/day';
import { Figure, Figures } from '@/ui/Figures';
import { countOf, formatMoney } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Cell, Row, Table } from '@/ui/Table';
import { GIFT_KINDS } from '../words';
import { GivingByYear } from './GivingByYear';
import classes from './person.module.css';
import type { AreaProps } from './WholeRecord';

export function Giving({ record }: AreaProps) {
  const { lifetimeCents, count, largest, first, last, byYear, gifts, pledges } = record.giving;
  return (
    <>
      <Figures>
        <Figure label="Given so far" hint={countOf(count, 'gift')}>
          {formatMoney(lifetimeCents)}
        </Figure>
        {largest && (
          <Figure label="Largest gift" hint={`${formatDay(largest.date)}, ${largest.fund}`}>
            {formatMoney(largest.cents)}
          </Figure>
        )}
        {last && (
          <Figure label="Last gift" hint={`${formatDay(last.date)}, ${last.fund}`}>
            {formatMoney(last.cents)}
          </Figure>
        )}
        {first && (
          <Figure label="Gives since" hint={countOf(byYear.length, 'year with a gift', 'years with a gift')}>
            {first.date.slice(0, 4)}
          </Figure>
        )}
      </Figures>
      {byYear.length > 0 && <GivingByYear years={byYear} />}
      {pledges.length > 0 && (
        <Panel title="Pledges">
          <Table label="Pledges" columns={['Promised', 'Fund', 'Amount', 'Paid', 'Open']}>
            {pledges.map(({ id, date, fund, cents, years, paidCents, openCents }) => (
              <Row key={id}>
                <Cell label="Promised">{formatDay(date)}</Cell>
                <Cell label="Fund">{fund}</Cell>
                <Cell label="Amount">
                  {formatMoney(cents)} over {countOf(years, 'year')}
                </Cell>
                <Cell label="Paid">{formatMoney(paidCents)}</Cell>
                <Cell label="Open">{formatMoney(openCents)}</Cell>
              </Row>
            ))}
          </Table>
        </Panel>
      )}
      {gifts.length > 0 && (
        <Panel title="Gifts" aside={<span className={classes.soft}>{countOf(count, 'gift')}</span>}>
          <Table label="Gifts" columns={['Date', 'Fund', 'Amount', 'Way', 'Appeal']}>
            {gifts.map(({ id, date, fund, cause, cents, kind, appeal }) => (
              <Row key={id}>
                <Cell label="Date">{formatDay(date)}</Cell>
                <Cell label="Fund">
                  <span>
                    {fund}
                    <span className={classes.below}>{cause}</span>
                  </span>
                </Cell>
                <Cell label="Amount">
                  <b className={classes.strong}>{formatMoney(cents)}</b>
                </Cell>
                <Cell label="Way">{GIFT_KINDS[kind]}</Cell>
                <Cell label="Appeal">{appeal ?? '–'}</Cell>
              </Row>
            ))}
          </Table>
        </Panel>
      )}
    </>
  );
}
