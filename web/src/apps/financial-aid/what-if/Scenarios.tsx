import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { CopyTable } from '@/ui/CopyTable';
import { DataTable } from '@/ui/DataTable';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { estimateQuery } from '../api';
import { useFamily } from '../family/context';
import { schoolName } from '../package/amounts';
import { nowOf, withChanges } from './fields';
import { type Compared, figureRows, plainRows } from './scenarioRows';
import type { WhatIfState } from './useWhatIf';
import classes from './what-if.module.css';
import { changeOf } from './words';

/** What was kept, beside what the family says. */
export function Scenarios({ state }: { state: WhatIfState }) {
  const { worksheet, worked } = useFamily();
  const { scenarios, fields, remove, adopt } = state;
  const { heading, within } = useKeptFocus();
  const found = useQueries({
    queries: scenarios.map(({ changes }) => ({
      ...estimateQuery(withChanges(worksheet, changes)),
      // What another scenario came to would be wrong here.
      placeholderData: undefined,
    })),
  });
  const failed = found.find(({ isError }) => isError);
  const compared: Compared[] = [
    { name: 'The family’s answers', worked },
    ...scenarios.map(({ name }, place) => ({ name, worked: found[place]?.data })),
  ];
  const [first] = worksheet.schools;
  const school = first && schoolName(first.name, 0);
  const changed = scenarios.map(({ id, changes }) => (
    <ul key={id} className={classes.inCell}>
      {changes.map((change) => {
        const field = fields.find(({ key }) => key === change.key);
        return field && <li key={change.key}>{changeOf(field, nowOf(worksheet, change.key), change)}</li>;
      })}
    </ul>
  ));
  const actions = scenarios.map((scenario) => (
    <div key={scenario.id} className={classes.actions}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Make this the family’s answer: ${scenario.name}`}
        onClick={() => adopt(scenario.changes, scenario.name)}
      >
        Make this the family’s answer
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`Remove: ${scenario.name}`}
        onClick={() => remove(scenario)}
      >
        Remove
      </Button>
    </div>
  ));
  return (
    <div {...within}>
      <Panel
        title="Scenarios"
        headingRef={heading}
        aside={scenarios.length > 0 && <CopyTable name="scenarios" rows={plainRows(compared, school)} />}
      >
        {failed?.error && <Failure message={failed.error.message} onRetry={() => failed.refetch()} />}
        {scenarios.length === 0 ? (
          <Empty title="No scenario yet">
            Change one or several amounts above, then keep them as a scenario to see them side by side. They
            stay in this browser until you sign out.
          </Empty>
        ) : (
          <DataTable
            label="Scenarios side by side"
            columns={[{ label: 'Figure' }, ...compared.map(({ name }) => ({ label: name }))]}
            rows={[
              ['Changes', 'None', ...changed],
              ...figureRows(compared, school),
              ['What to do', '', ...actions],
            ]}
          />
        )}
      </Panel>
    </div>
  );
}
