import type { ReactNode } from 'react';
import { Panel } from '@/ui/Panel';
import type { Package } from '../types';
import { money } from '../words';
import { grantsOf, loansOf } from './amounts';
import classes from './package.module.css';

type Row = readonly [name: string, amount: number];

/** Grants, work and loans, apart: only the first make a year cheaper. */
export function Kinds({ aid }: { aid: Package }) {
  const { pell, grants, campusGrant, workStudy, subsidised, unsubsidised } = aid;
  return (
    <div className={classes.kinds}>
      <Block
        title="Grants and scholarships"
        total={grantsOf(aid)}
        rows={[
          ['Pell Grant', pell],
          ['Other grants and scholarships', grants],
          ['Supplemental grant (FSEOG)', campusGrant],
        ]}
      >
        Do not have to be paid back. They alone lower the price.
      </Block>
      <Block title="Work" total={workStudy} rows={[['Federal work-study', workStudy]]}>
        Is earned hour by hour and paid as wages. It is not deducted from the bill, and a job has to be found
        first.
      </Block>
      <Block
        title="Loans"
        total={loansOf(aid)}
        rows={[
          ['Direct subsidized loan', subsidised],
          ['Direct unsubsidized loan', unsubsidised],
        ]}
      >
        Must be paid back with interest. The government pays the interest of the subsidized loan while the
        student is enrolled at least half time; that of the unsubsidized one runs from the first day. You may
        borrow less, or nothing.
      </Block>
    </div>
  );
}

type BlockProps = { title: string; total: number; rows: readonly Row[]; children: ReactNode };

function Block({ title, total, rows, children }: BlockProps) {
  return (
    <Panel title={title} aside={<b className={classes.total}>{money(total)}</b>}>
      <dl className={classes.amounts}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.means}>{children}</p>
    </Panel>
  );
}
