import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { mayPass } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { estimateQuery } from '../api';
import { useFamily } from '../family/context';
import { loansOf } from '../package/amounts';
import type { Explained, PlanResult } from '../types';
import { cents, money } from '../words';
import { Amount } from './Amount';
import { withChanges } from './fields';
import { Changes } from './Outcome';
import { rangeFor } from './range';
import type { WhatIfState } from './useWhatIf';
import classes from './what-if.module.css';
import { moneyChange, noteOf } from './words';

type CreditsFiguresProps = { state: WhatIfState; result: Explained };

const PAUSE = 300;

/** Credits do not touch the index: they decide on how much of the grant is paid, and on loans. */
export function CreditsFigures({ state, result }: CreditsFiguresProps) {
  const { field, amount, now, changes } = state;
  const { worksheet, worked } = useFamily();
  const before = worked?.schools[0];
  const [rested] = useDebouncedValue(amount, PAUSE);
  const isTried = changes.length > 0;
  // Nobody waits for the amounts that a slider passes.
  const found = useQuery({
    ...estimateQuery(withChanges(worksheet, changes)),
    enabled: isTried && rested === amount,
  });
  const after = isTried ? found.data?.schools[0] : before;
  return (
    <>
      <Amount
        field={field}
        amount={amount}
        now={now}
        range={rangeFor(field, 'usual', now, amount)}
        meaning={after ? `Pell Grant paid: ${cents(after.schedule.total)}` : ''}
        onChange={(next) => state.set(field.key, next === now ? null : next)}
      />
      <p className={classes.note}>The same number of credits in every term of the first school.</p>
      {before && after && <Changes rows={rowsOf(before, after)} note={noteOf(result)} />}
      {!after && !found.isError && <Rows count={2} />}
      {found.isError && (
        <Failure
          message={found.error.message}
          onRetry={mayPass(found.error) ? () => found.refetch() : undefined}
        />
      )}
    </>
  );
}

function rowsOf(before: PlanResult, after: PlanResult) {
  const row = (name: string, figure: (plan: PlanResult) => number) => ({
    name,
    before: money(figure(before)),
    after: money(figure(after)),
    change: moneyChange(figure(after) - figure(before)),
  });
  return [
    {
      name: 'Enrollment intensity',
      before: `${before.intensity}%`,
      after: `${after.intensity}%`,
      change: intensityChange(after.intensity - before.intensity),
    },
    row('Pell Grant of these terms', (plan) => plan.package.pell),
    row('Net price', (plan) => plan.package.netPrice),
    row('Federal loans', (plan) => loansOf(plan.package)),
    row('Still to pay', (plan) => plan.package.unmet),
  ];
}

const intensityChange = (points: number) =>
  points === 0 ? 'no change' : `${points > 0 ? '+' : '−'}${Math.abs(points)} points`;
