import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { fairnessQuery } from '../fairness/api';
import classes from '../fairness/fairness.module.css';
import { Impact } from '../fairness/Impact';
import { whatIfOf } from '../ranking/api';
import type { View } from '../ranking/view';
import type { TalentRole } from '../types';

/** How groups would fare by what is tried. Race and sex together have their place on the fairness page. */
export function LiveImpact({ role, view }: { role: TalentRole; view: View }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(
    fairnessQuery(role, { whatIf: whatIfOf(role, view), cut: view.cut }),
  );
  if (error) return <Failure message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Rows count={2} height={90} />;
  const tables = [...data.selection, ...data.scoring].filter(({ grouping }) => grouping !== 'both');
  return (
    <div className={classes.live} data-old={isPlaceholderData || undefined}>
      {tables.map((table) => (
        <Impact key={`${table.measure} ${table.grouping}`} table={table} plain />
      ))}
    </div>
  );
}
