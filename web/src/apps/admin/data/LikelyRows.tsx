import type { Schemas } from '@/api/client';
import { formatCount, formatPercent } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Cell, Row, Table } from '@/ui/Table';
import { PersonName } from './PersonName';
import { Shown } from './Shown';

type LikelyRowsProps = { rows: readonly Schemas['LikelyRow'][]; total: number };

/** Rows about somebody who is probably known: who, and why it is thought so. */
export function LikelyRows({ rows, total }: LikelyRowsProps) {
  return (
    <Panel title="Likely duplicates" aside={<Shown shown={rows.length} total={total} />}>
      <Table label="Likely duplicates" columns={['Line', 'In the file', 'Probably', 'Why', 'Sure']}>
        {rows.map((row) => (
          <Row key={row.line}>
            <Cell label="Line">{formatCount(row.line)}</Cell>
            <Cell label="In the file">
              <b>{row.name}</b>
            </Cell>
            <Cell label="Probably">
              <PersonName name={row.personName} person={row.person} />
            </Cell>
            <Cell label="Why">{upperFirst(row.why)}</Cell>
            <Cell label="Sure">{formatPercent(row.sure / 100)}</Cell>
          </Row>
        ))}
      </Table>
    </Panel>
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
