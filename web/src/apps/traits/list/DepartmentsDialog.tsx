import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { departmentsQuery } from '../api';
import classes from './bulk.module.css';
import { DepartmentChoice } from './DepartmentChoice';
import { Importance } from './Importance';
import type { Task } from './slices';

type DepartmentsDialogProps = {
  action: 'addToDepartments' | 'removeFromDepartments';
  /** How many traits it is about. */
  count: number;
  onRun: (task: Task) => void;
  onClose: () => void;
};

/** Asks which departments are to ask for the traits from now on, or not any more. */
export function DepartmentsDialog({ action, count, onRun, onClose }: DepartmentsDialogProps) {
  const found = useQuery(departmentsQuery);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [importance, setImportance] = useState(3);
  const isAdding = action === 'addToDepartments';
  const traits = countOf(count, 'trait');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    onRun({ action, departments: [...chosen], ...(isAdding && { importance }) });
  };
  return (
    <Dialog
      title={isAdding ? `Add ${traits} to departments` : `Remove ${traits} from departments`}
      onClose={onClose}
    >
      <form onSubmit={submit} className={classes.form}>
        {!isAdding && (
          <p>
            The departments do not ask for {count === 1 ? 'it' : 'them'} any more, even if one above does.
          </p>
        )}
        {found.isPending && <Rows count={4} height={26} />}
        {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
        {found.data?.length === 0 && <Empty title="There are no departments yet" />}
        {found.data && found.data.length > 0 && (
          <DepartmentChoice departments={found.data} chosen={chosen} onChange={setChosen} />
        )}
        {isAdding && <Importance value={importance} onChange={setImportance} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={chosen.length === 0}>
            {isAdding ? 'Add' : 'Remove'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
