import { useState } from 'react';
import { NativeSelect } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useFamily } from '../family/context';
import { Unfinished } from '../trace/Unfinished';
import type { Explained } from '../types';
import { ChangeList } from './ChangeList';
import { CreditsFigures } from './CreditsFigures';
import { CurveFigures } from './CurveFigures';
import { CurvePanels } from './CurvePanels';
import { KeepScenario } from './KeepScenario';
import { SPANS, type Span } from './range';
import { Scenarios } from './Scenarios';
import { useWhatIf } from './useWhatIf';
import classes from './what-if.module.css';

/** What would be, if one or several amounts were others. Nothing here changes the family until somebody says so. */
export function WhatIf() {
  const { id, worked } = useFamily();
  if (!worked) {
    return (
      <Panel title="What if">
        <Rows />
      </Panel>
    );
  }
  if (!worked.result) return <Unfinished worked={worked} then="What if can be tried here" />;
  return <Trying key={id} result={worked.result} />;
}

function Trying({ result }: { result: Explained }) {
  const state = useWhatIf(result.formula);
  const [span, setSpan] = useState<Span>('usual');
  const { fields, field, choose } = state;
  const isOfSchool = field.unit === 'credits';
  return (
    <>
      <Panel title="What if">
        <div className={classes.body}>
          <div className={classes.choices}>
            <NativeSelect
              label="What changes"
              data={fields.map(({ key, label }) => ({ value: key, label }))}
              value={field.key}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
            {field.unit === 'dollars' && (
              <NativeSelect
                label="Range"
                data={[...SPANS]}
                value={span}
                onChange={({ currentTarget }) => setSpan(currentTarget.value as Span)}
              />
            )}
          </div>
          {isOfSchool ? (
            <CreditsFigures state={state} result={result} />
          ) : (
            <CurveFigures state={state} span={span} result={result} />
          )}
          <ChangeList state={state} />
          <KeepScenario state={state} />
        </div>
      </Panel>
      {!isOfSchool && <CurvePanels state={state} span={span} />}
      <Scenarios state={state} />
    </>
  );
}
