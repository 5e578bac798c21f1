import { Button } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '@/ui/Choice';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { lockedUnless, useMayChange } from '../app';
import { useEditing } from '../context';
import { withGroup } from '../plan';
import classes from '../rounds.module.css';
import type { RoundCohortSide, RoundSide } from '../types';
import { SIDES } from '../words';
import { FilterFields } from './FilterFields';
import { PeopleFile } from './PeopleFile';

type GroupPanelProps = { side: RoundSide; count: RoundCohortSide | undefined };

/** One side: by a filter, or as a file names them. */
export function GroupPanel({ side, count }: GroupPanelProps) {
  const mayChange = useMayChange();
  const { draft, put } = useEditing();
  const { listed } = draft.plan[side];
  const [way, setWay] = useState<'filter' | 'file'>(listed ? 'file' : 'filter');
  const { label, one } = SIDES[side];
  return (
    <Panel
      title={count ? `${label} (${countOf(count.total, one)})` : label}
      aside={
        <Choice
          label={`${label}: chosen by`}
          options={[
            { value: 'filter', label: 'By filter' },
            { value: 'file', label: 'From a file' },
          ]}
          value={way}
          onChange={setWay}
        />
      }
    >
      <div className={classes.body}>
        {listed && (
          <div className={classes.listed}>
            <p>
              {countOf(listed.people.length, 'person', 'people')} of <b>{listed.file || 'a file'}</b> take
              part; the filter does not count.
            </p>
            <Button
              size="compact-sm"
              variant="default"
              {...lockedUnless(mayChange)}
              onClick={() => {
                put(withGroup(draft.plan, side, { listed: null }), `the file of ${SIDES[side].many}`);
                setWay('filter');
              }}
            >
              Use the filter instead
            </Button>
          </div>
        )}
        {way === 'filter' ? <FilterFields side={side} /> : <PeopleFile side={side} />}
        {count && count.sample.length > 0 && (
          <details className={classes.details}>
            <summary>The first {count.sample.length}</summary>
            <ul>
              {count.sample.map(({ id, name, about }) => (
                <li key={id}>
                  {name}
                  {about && <span className={classes.soft}>, {about}</span>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Panel>
  );
}
