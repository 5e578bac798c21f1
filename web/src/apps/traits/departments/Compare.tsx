import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { departmentsQuery } from '../api';
import classes from './compare.module.css';
import { NoDepartments } from './NoDepartments';
import { toChoices } from './order';
import { SideBySide } from './SideBySide';
import { useAddress } from './useAddress';

/** Two departments side by side. The address names both, so that it can be passed on. */
export function Compare() {
  const { read, change } = useAddress();
  const departments = useQuery(departmentsQuery);
  const [one, other] = [read('one'), read('other')];
  if (departments.data?.length === 0) return <NoDepartments />;
  const choice = (name: 'one' | 'other', label: string) => (
    <NativeSelect
      label={label}
      data={[
        { value: '', label: 'Choose a department' },
        ...withUnknown(toChoices(departments.data ?? []), read(name)),
      ]}
      value={read(name)}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <div className={classes.choice}>
        {choice('one', 'Department')}
        <IconButton
          label="Swap the two"
          icon={IconArrowsLeftRight}
          idle={!one && !other}
          onClick={() => change({ one: other, other: one })}
        />
        {choice('other', 'Compared with')}
      </div>
      {departments.isError && (
        <Failure message={departments.error.message} onRetry={() => departments.refetch()} />
      )}
      {departments.isPending && (
        <Panel title="Side by side">
          <Rows />
        </Panel>
      )}
      {departments.data &&
        (one && other && one !== other ? (
          <SideBySide key={`${one} ${other}`} one={one} other={other} />
        ) : (
          <Panel title="Side by side">
            <Empty title={one && one === other ? 'These are the same department' : 'Choose two departments'}>
              What they ask for is shown side by side, the largest differences first. The address of the page
              keeps both, so that you can share it.
            </Empty>
          </Panel>
        ))}
    </>
  );
}

/** A department that is gone stays chosen: what is shown says that it is not there. */
function withUnknown(choices: { value: string; label: string }[], chosen: string) {
  const isKnown = !chosen || choices.some(({ value }) => value === chosen);
  return isKnown ? choices : [...choices, { value: chosen, label: 'A department that is not there' }];
}
