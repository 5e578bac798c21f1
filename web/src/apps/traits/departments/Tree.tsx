import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { departmentsQuery } from '../api';
import { lockedUnless, useMayChange } from '../rights';
import type { Department } from '../types';
import { Branches } from './Branches';
import { DeleteDialog } from './DeleteDialog';
import { DepartmentDialog } from './DepartmentDialog';
import { nest } from './order';
import classes from './tree.module.css';
import { useTreeChanges } from './useTreeChanges';

export type Opened =
  | { dialog: 'add'; parent: string }
  | { dialog: 'edit'; department: Department }
  | { dialog: 'delete'; department: Department };

/** The departments as a tree, to be built and rebuilt. */
export function Tree() {
  const mayChange = useMayChange();
  const departments = useQuery(departmentsQuery);
  const all = departments.data ?? [];
  const { heading, within } = useKeptFocus();
  const [opened, setOpened] = useState<Opened | null>(null);
  const changes = useTreeChanges();
  const close = () => {
    setOpened(null);
    // The dialog gives the focus back without a word; what has it then may be about to go.
    within.onFocus();
  };
  return (
    <div {...within}>
      <Panel
        title="Tree of departments"
        headingRef={heading}
        aside={
          <>
            <span className={classes.count}>{all.length > 0 && countOf(all.length, 'department')}</span>
            <Button
              size="xs"
              leftSection={<IconPlus size={15} aria-hidden />}
              {...lockedUnless(mayChange)}
              onClick={() => setOpened({ dialog: 'add', parent: '' })}
            >
              Add a department
            </Button>
          </>
        }
      >
        {departments.isPending && <Rows count={8} />}
        {departments.isError && (
          <Failure message={departments.error.message} onRetry={() => departments.refetch()} />
        )}
        {departments.data?.length === 0 && (
          <Empty title="There are no departments yet">
            {mayChange
              ? 'Add the first one. What it asks for, those below it take over.'
              : 'A contributor or an admin can add departments.'}
          </Empty>
        )}
        {all.length > 0 && (
          <Branches
            label="Departments"
            branches={nest(all)}
            onOpen={setOpened}
            onShift={changes.shift.mutate}
          />
        )}
      </Panel>
      {opened?.dialog === 'delete' && (
        <DeleteDialog
          department={opened.department}
          departments={all}
          onDelete={() => changes.remove(opened.department)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'add' && (
        <DepartmentDialog departments={all} parent={opened.parent} onSave={changes.add} onClose={close} />
      )}
      {opened?.dialog === 'edit' && (
        <DepartmentDialog
          departments={all}
          department={opened.department}
          onSave={(_, changed) => changes.change(opened.department, changed)}
          onClose={close}
        />
      )}
    </div>
  );
}
