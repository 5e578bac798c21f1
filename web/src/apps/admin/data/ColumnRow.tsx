import type { Schemas } from '@/api/client';
import { NativeSelect } from '@/ui/fields';
import { Pill, type Tint } from '@/ui/Pill';
import { Cell, Row } from '@/ui/Table';
import classes from './data.module.css';
import { MARKS, ORDERS } from './words';

type Choice = Omit<Schemas['ColumnChoice'], 'column'>;

type ColumnRowProps = {
  column: Schemas['ImportColumn'];
  fields: readonly Schemas['ImportField'][];
  onChange: (choice: Choice) => void;
};

export function ColumnRow({ column, fields, onChange }: ColumnRowProps) {
  const { heading, field, examples, reason, order, mark } = column;
  const holds = fields.find(({ name }) => name === field)?.holds;
  return (
    <Row muted={!field}>
      <Cell>
        <b className={classes.heading}>{heading}</b>
      </Cell>
      <Cell label="Values">
        <span className={classes.examples}>{examples.slice(0, 3).join(' · ') || 'All empty'}</span>
      </Cell>
      <Cell label="Goes into">
        <div className={classes.choice}>
          <NativeSelect
            size="xs"
            aria-label={`Field for ${heading}`}
            data={[
              { value: '', label: 'Leave out' },
              ...fields.map(({ name, label, needed }) => ({
                value: name,
                label: needed ? `${label} (needed)` : label,
              })),
            ]}
            value={field ?? ''}
            onChange={(event) => onChange({ field: event.currentTarget.value || null })}
          />
          {holds === 'date' && (
            <Way
              label={`Dates in ${heading}`}
              ways={ORDERS}
              value={order}
              why={column.orderReason}
              onChange={(order) => onChange({ field, order })}
            />
          )}
          {holds === 'money' && (
            <Way
              label={`Amounts in ${heading}`}
              ways={MARKS}
              value={mark}
              why={column.markReason}
              onChange={(mark) => onChange({ field, mark })}
            />
          )}
        </div>
      </Cell>
      <Cell label="Why">
        <span className={classes.why}>
          {field && <Sureness hundredths={column.confidence} />}
          <span>{reason}</span>
        </span>
      </Cell>
    </Row>
  );
}

type WayProps<Name extends string> = {
  label: string;
  ways: Record<Name, string>;
  value: Name;
  why: string;
  onChange: (way: Name) => void;
};

/** How values are read that could be read in two ways. */
function Way<Name extends string>({ label, ways, value, why, onChange }: WayProps<Name>) {
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={label}
        data={Object.entries<string>(ways).map(([name, text]) => ({ value: name, label: text }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Name)}
      />
      <span className={classes.under}>{why}</span>
    </>
  );
}

function Sureness({ hundredths }: { hundredths: number }) {
  const [name, tint]: [string, Tint] =
    hundredths >= 85 ? ['Sure', 'green'] : hundredths >= 60 ? ['Likely', 'teal'] : ['A guess', 'orange'];
  return <Pill tint={tint}>{name}</Pill>;
}
