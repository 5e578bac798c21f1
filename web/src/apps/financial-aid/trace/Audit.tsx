import { IconCopy } from '@tabler/icons-react';
import { copyText } from '@/ui/clipboard';
import { IconButton } from '@/ui/IconButton';
import type { WorkedOut } from '../types';
import { yearName } from '../words';
import classes from './audit.module.css';

/** So much of a long number is enough to tell two apart by eye. */
export const short = (hash: string) => (hash.length > 12 ? `${hash.slice(0, 12)}…` : hash);

/** By what the figures were made. The same answers, engine and tables make the same figures. */
export function Audit({ worked }: { worked: WorkedOut }) {
  const { year, tables, note, engine, tableVersion, inputHash } = worked;
  return (
    <section className={classes.audit} aria-label="How these figures were made">
      <dl>
        <div>
          <dt>Award year</dt>
          <dd>
            {yearName(year)}, tables {tables}
          </dd>
        </div>
        <div>
          <dt>Engine</dt>
          <dd>{engine}</dd>
        </div>
        <Hash name="Tables" copied="table version" hash={tableVersion} />
        {inputHash && <Hash name="Input" copied="input hash" hash={inputHash} />}
      </dl>
      {note && <p>{note}</p>}
      <p>The same answers with the same engine and tables give the same figures, to the dollar.</p>
    </section>
  );
}

function Hash({ name, copied, hash }: { name: string; copied: string; hash: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code title={hash}>{short(hash)}</code>
        <IconButton
          label={`Copy the whole ${copied}`}
          icon={IconCopy}
          onClick={() => copyText(hash, `The ${copied} is copied.`)}
        />
      </dd>
    </div>
  );
}
