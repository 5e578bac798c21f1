import { mayPass } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import type { Explained } from '../types';
import { Amount } from './Amount';
import { type CurveView, marginalAt, pointAt } from './curve';
import { Outcome } from './Outcome';
import type { Span } from './range';
import { useCurve } from './useCurve';
import type { WhatIfState } from './useWhatIf';
import classes from './what-if.module.css';
import { marginalWords, noteOf, readingOf } from './words';

type CurveFiguresProps = { state: WhatIfState; span: Span; result: Explained };

/** The amount of a field of the formula, and what it comes to. */
export function CurveFigures({ state, span, result }: CurveFiguresProps) {
  const { field, amount, now, set } = state;
  const { query, range, more, asked } = useCurve(state, span);
  const view = query.data;
  const after = view && pointAt(view.curve, amount);
  return (
    <>
      <Amount
        field={field}
        amount={amount}
        now={now}
        range={range}
        meaning={view ? readingOf(field, view, amount) : ''}
        onChange={(next) => set(field.key, next === now ? null : next)}
      />
      {asked.kind === 'wages' && (
        <p className={classes.note}>Wages are part of the adjusted gross income: both move together.</p>
      )}
      {after && (
        <>
          <Outcome before={result} after={after} note={noteOf(result)} />
          <Marginal view={view} state={state} more={more} />
        </>
      )}
      {!after && query.isFetching && <Rows count={2} />}
      {query.isError && (
        <Failure
          message={query.error.message}
          onRetry={mayPass(query.error) ? () => query.refetch() : undefined}
        />
      )}
    </>
  );
}

/** What a bit more does, from where the slider stands. */
function Marginal({ view, state, more }: { view: CurveView; state: WhatIfState; more: number }) {
  const { field, amount } = state;
  const known = amount === view.now ? view.marginal : undefined;
  const marginal = marginalAt(view.curve, amount, more) ?? known;
  return marginal && <p className={classes.text}>{marginalWords(field, more, marginal)}</p>;
}
