import { useDebouncedValue } from '@mantine/hooks';
import { index, money } from '../words';
import type { Point } from './curve';
import { difference } from './curve';
import classes from './what-if.module.css';
import { indexChange, moneyChange } from './words';

type OutcomeProps = { before: Point; after: Point; note: string };

/** Before, after, and what is between them. */
export function Outcome({ before, after, note }: OutcomeProps) {
  const change = difference(before, after);
  const rows = [
    {
      name: 'Student Aid Index',
      before: index(before.sai),
      after: index(after.sai),
      change: indexChange(change.sai),
    },
    {
      name: 'Pell Grant, full time',
      before: money(before.pell),
      after: money(after.pell),
      change: moneyChange(change.pell),
    },
  ];
  return <Changes rows={rows} note={note} />;
}

type Row = { name: string; before: string; after: string; change: string };

/** Figures before and after. Read out once they rest. */
export function Changes({ rows, note }: { rows: readonly Row[]; note?: string }) {
  const [told] = useDebouncedValue(rows.map(sentenceOf).join(' '), 600);
  return (
    <>
      <dl className={classes.changes}>
        {rows.map(({ name, before, after, change }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={classes.before}>
                <span className="visually-hidden">now </span>
                {before}
              </span>
              <span aria-hidden> → </span>
              <b>
                <span className="visually-hidden">then </span>
                {after}
              </b>
              <span className={classes.change}>{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}

const sentenceOf = ({ name, before, after, change }: Row) => `${name}: ${before}, then ${after}, ${change}.`;
