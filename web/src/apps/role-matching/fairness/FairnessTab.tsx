import { useQuery } from '@tanstack/react-query';
import { points } from '@/talent/words';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { whatIfOf } from '../ranking/api';
import { useView } from '../ranking/useView';
import { useEditing } from '../role/context';
import { fairnessQuery } from './api';
import classes from './fairness.module.css';
import { Impact } from './Impact';
import { SwapProbe } from './SwapProbe';

/** Whether groups fare alike, by the role or by what is tried of it, and whether what must not count does not. */
export function FairnessTab() {
  const { role } = useEditing();
  const { view } = useView();
  const whatIf = whatIfOf(role, view);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    fairnessQuery(role, { whatIf, cut: view.cut }),
  );
  return (
    <>
      <p className={classes.told}>
        Groups are what people have said of themselves, counted after the fact: nothing of it reaches a score.
        {whatIf && ' This is by the what-if that the address holds.'}
      </p>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={4} height={120} />}
      {data && (
        <>
          <p className={classes.told} role="status">
            {formatCount(data.selected)} of {countOf(data.poolSize, 'candidate')} are selected at{' '}
            {points(data.cut)} points.
          </p>
          <div className={classes.grid} data-old={isPlaceholderData || undefined}>
            {[...data.selection, ...data.scoring].map((table) => (
              <Impact key={`${table.measure} ${table.grouping}`} table={table} />
            ))}
          </div>
        </>
      )}
      <SwapProbe role={role} whatIf={whatIf} />
    </>
  );
}
