import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { points } from '@/talent/words';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { RangeField } from '@/ui/RangeField';
import { BATCHES } from '../addresses';
import { batchesQuery } from '../batches/api';
import { lockedUnless, REASON, useMayChangeRole } from '../rights';
import { poolQuery } from '../roles/api';
import { useEditing } from './context';
import classes from './role.module.css';

const FULL = 10_000;
const HINT = 'It decides nothing: it is where the funnel and the fairness tables divide.';

/** Among whom people are looked for, and from where on somebody counts as selected. */
export function PoolPanel() {
  const name = useId();
  const { role, draft, put } = useEditing();
  const mayChange = useMayChangeRole(role);
  const { pool, cut } = draft;
  const batches = useQuery(batchesQuery);
  const all = useQuery(poolQuery);
  const toggle = (batch: string, isOn: boolean) =>
    put(
      ({ pool: now }) => ({
        pool: { ...now, batches: [...now.batches.filter((id) => id !== batch), ...(isOn ? [batch] : [])] },
      }),
      'who is ranked',
    );
  return (
    <Panel title="Who is ranked">
      <div className={classes.body}>
        <fieldset className={classes.pool} {...lockedUnless(mayChange)}>
          <legend className="visually-hidden">Who is ranked</legend>
          <label htmlFor={`${name}-campus`}>
            <input
              id={`${name}-campus`}
              type="checkbox"
              checked={pool.campus}
              onChange={({ currentTarget }) => {
                const campus = currentTarget.checked;
                put(({ pool: now }) => ({ pool: { ...now, campus } }), 'who is ranked');
              }}
            />
            <span>
              People of the campus who share their profile with employers
              {all.data && (
                <span className={classes.soft}> {countOf(all.data.campus, 'person', 'people')}</span>
              )}
            </span>
          </label>
          {batches.data?.map((batch) => (
            <label key={batch.id} htmlFor={`${name}-${batch.id}`}>
              <input
                id={`${name}-${batch.id}`}
                type="checkbox"
                checked={pool.batches.includes(batch.id)}
                onChange={({ currentTarget }) => toggle(batch.id, currentTarget.checked)}
              />
              <span>
                {batch.name}
                <span className={classes.soft}> {countOf(batch.people, 'résumé')}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {batches.error && <Failure message={batches.error.message} onRetry={() => void batches.refetch()} />}
        <p className={classes.soft}>
          <Link to={BATCHES}>Upload résumés</Link> to rank people from elsewhere as well.
        </p>
        <RangeField
          label="The line: selected from"
          least={0}
          most={FULL}
          step={100}
          value={cut}
          show={(value) => `${points(value)} points on`}
          hint={mayChange ? HINT : `${HINT} ${REASON}`}
          disabled={!mayChange}
          onChange={(next) => put({ cut: next }, 'the line')}
        />
      </div>
    </Panel>
  );
}
