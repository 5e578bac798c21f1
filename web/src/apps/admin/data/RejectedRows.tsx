import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Schemas } from '@/api/client';
import { formatCount } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Cell, Row, Table } from '@/ui/Table';
import { errorsAddress } from './api';
import classes from './data.module.css';
import { Shown } from './Shown';

type RejectedRowsProps = {
  id: string;
  counts: Schemas['Counts'];
  rows: readonly Schemas['RejectedRow'][];
};

/** Rows that cannot be taken, and what to change about each. */
export function RejectedRows({ id, counts, rows }: RejectedRowsProps) {
  return (
    <Panel
      title="Rejected rows"
      aside={
        <>
          {rows.length > 0 && <Shown shown={rows.length} total={counts.rejected} />}
          <Button
            component="a"
            href={errorsAddress(id)}
            download="errors.csv"
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Download as CSV
          </Button>
        </>
      }
    >
      <p className={classes.tip}>
        The CSV has the rows as they stand in the file, each with what to change about it. Corrected, it can
        be imported in its turn.
        {counts.errorsKept < counts.rejected &&
          ` It has the first ${formatCount(counts.errorsKept)} of them: something about the whole file is probably wrong.`}
      </p>
      {rows.length > 0 && (
        <Table label="Rejected rows" columns={['Line', 'What to change']}>
          {rows.map((row) => (
            <Row key={row.line}>
              <Cell label="Line">{formatCount(row.line)}</Cell>
              <Cell label="What to change">{row.why}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </Panel>
  );
}
