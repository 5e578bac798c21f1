import { TextInput } from '@/ui/fields';
import classes from '../ai.module.css';
import { ADDRESSES } from '../words';
import type { Faults, Fields } from './draft';

type ServerFieldsProps = { fields: Fields; faults: Faults; onChange: (change: Partial<Fields>) => void };

/** Where a server is, and which of its models is asked. */
export function ServerFields({ fields, faults, onChange }: ServerFieldsProps) {
  return (
    <>
      <TextInput
        label="Address"
        type="url"
        description={
          <>
            For example:
            {ADDRESSES.map(([name, address]) => (
              <span key={name} className={classes.example}>
                {name} <code>{address}</code>
              </span>
            ))}
          </>
        }
        placeholder={ADDRESSES[0]?.[1]}
        autoComplete="off"
        maxLength={500}
        error={faults.baseUrl}
        value={fields.baseUrl}
        onChange={(event) => onChange({ baseUrl: event.currentTarget.value })}
      />
      <TextInput
        label="Model"
        description="As the server calls it."
        autoComplete="off"
        maxLength={200}
        error={faults.model}
        value={fields.model}
        onChange={(event) => onChange({ model: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          label="Price of input"
          description="Dollars for a million tokens. Without prices no cost is counted."
          inputMode="decimal"
          placeholder="0.15"
          error={faults.inputPrice}
          value={fields.inputPrice}
          onChange={(event) => onChange({ inputPrice: event.currentTarget.value })}
        />
        <TextInput
          label="Price of output"
          description="Dollars for a million tokens."
          inputMode="decimal"
          placeholder="0.60"
          error={faults.outputPrice}
          value={fields.outputPrice}
          onChange={(event) => onChange({ outputPrice: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
