import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { Bars } from '@/ui/Bars';
import { countOf, formatMoney } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Cell, Row, Table } from '@/ui/Table';
import classes from './person.module.css';
import { fillYears } from './years';

type GivingByYearProps = { years: readonly Schemas['GivingYear'][] };

/** What was given each year, as a picture or as the numbers it is made of. */
export function GivingByYear({ years }: GivingByYearProps) {
  const [isTable, setTable] = useState(false);
  const most = years.reduce((one, other) => (other.cents > one.cents ? other : one));
  return (
    <Panel
      title="By year"
      aside={
        <>
          <span className={classes.soft}>
            The most in {most.year}: {formatMoney(most.cents)}
          </span>
          <Button size="xs" variant="default" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            Show as table
          </Button>
        </>
      }
    >
      {isTable ? (
        <Table label="Given by year" columns={['Year', 'Amount', 'Gifts']}>
          {years.map(({ year, cents, count }) => (
            <Row key={year}>
              <Cell label="Year">{year}</Cell>
              <Cell label="Amount">{formatMoney(cents)}</Cell>
              <Cell label="Gifts">{count}</Cell>
            </Row>
          ))}
        </Table>
      ) : (
        <Bars
          label={describe(years, most)}
          bars={fillYears(years).map(({ year, cents, count }) => ({
            name: String(year),
            value: cents,
            text: `${formatMoney(cents)}, ${countOf(count, 'gift')}`,
          }))}
        />
      )}
    </Panel>
  );
}

function describe(years: GivingByYearProps['years'], most: Schemas['GivingYear']): string {
  const [last, first] = [years[0]?.year, years.at(-1)?.year];
  const span = first === last ? `in ${first}` : `from ${first} to ${last}`;
  return `Chart of what was given ${span}, the most in ${most.year}: ${formatMoney(most.cents)}`;
}
