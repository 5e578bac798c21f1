import type { Schemas } from '@/api/client';
import { formatCount } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import classes from './data.module.css';
import { PersonName } from './PersonName';
import { Shown } from './Shown';

/** So much of what is new tells who it is. */
const ENOUGH = 4;

type ChangesProps = { changes: readonly Schemas['RowChange'][]; total: number };

/** What rows add and change, before and after. */
export function Changes({ changes, total }: ChangesProps) {
  return (
    <Panel title="Changes" aside={<Shown shown={changes.length} total={total} />}>
      <Table label="Changes" columns={['Line', 'Who or what', 'Kind', 'What changes']}>
        {changes.map((change) => (
          <Row key={change.line}>
            <Cell label="Line">{formatCount(change.line)}</Cell>
            <Cell label="Who or what">
              <PersonName name={change.what} person={change.person} />
            </Cell>
            <Cell label="Kind">
              <Pill tint={change.isNew ? 'green' : 'indigo'}>{change.isNew ? 'New' : 'Changed'}</Pill>
            </Cell>
            <Cell label="What changes">
              <FieldChanges change={change} />
            </Cell>
          </Row>
        ))}
      </Table>
    </Panel>
  );
}

function FieldChanges({ change: { isNew, fields } }: { change: Schemas['RowChange'] }) {
  const shown = isNew ? fields.slice(0, ENOUGH) : fields;
  const others = fields.length - shown.length;
  return (
    <ul className={classes.fields}>
      {shown.map(({ field, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same field may be added.
        <li key={index}>
          <span className={classes.fieldName}>{field}</span>{' '}
          {typeof before === 'string' && (
            <>
              <span className="visually-hidden">was </span>
              <del>{before || 'empty'}</del>
              <span aria-hidden> → </span>
              <span className="visually-hidden"> and becomes </span>
            </>
          )}
          <ins>{after || 'empty'}</ins>
        </li>
      ))}
      {others > 0 && <li className={classes.fieldName}>and {formatCount(others)} more</li>}
    </ul>
  );
}
