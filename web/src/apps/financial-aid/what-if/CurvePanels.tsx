import { useState } from 'react';
import { Choice } from '@/ui/Choice';
import { CopyTable } from '@/ui/CopyTable';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Cliffs } from './Cliffs';
import { CurveTable, curveRows } from './CurveTable';
import { Picture } from './Picture';
import type { Span } from './range';
import { useCurve } from './useCurve';
import type { WhatIfState } from './useWhatIf';
import classes from './what-if.module.css';
import { summaryOf } from './words';

type CurvePanelsProps = { state: WhatIfState; span: Span };

const LOOKS = [
  { value: 'picture', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

/** The whole curve, as a picture or as a table, in a few sentences, and its cliffs. */
export function CurvePanels({ state, span }: CurvePanelsProps) {
  const { field, amount, now, set } = state;
  const { query, nowName, cliffs } = useCurve(state, span);
  const [look, setLook] = useState<'picture' | 'table'>('picture');
  const view = query.data;
  const title = `Index and grant by ${field.name}`;
  if (!view) {
    // What went wrong is told above.
    return query.isError ? null : (
      <Panel title={title}>
        <Rows />
      </Panel>
    );
  }
  return (
    <>
      <Panel
        title={title}
        aside={
          <>
            <CopyTable name={`index and grant by ${field.name}`} rows={curveRows(view.curve)} />
            <Choice label="The curve: shown as" options={LOOKS} value={look} onChange={setLook} />
          </>
        }
      >
        <div className={classes.body}>
          <p className={classes.text}>{summaryOf(field, view, nowName)}</p>
          {look === 'picture' && (
            <Picture
              field={field}
              view={view}
              amount={amount}
              now={now}
              nowName={nowName}
              cliffs={cliffs}
              onChoose={(next) => set(field.key, next === now ? null : next)}
            />
          )}
        </div>
        {look === 'table' && <CurveTable field={field} curve={view.curve} />}
      </Panel>
      {field.unit === 'dollars' && (
        <Cliffs field={field} view={view} now={now} nowName={nowName} cliffs={cliffs} />
      )}
    </>
  );
}
