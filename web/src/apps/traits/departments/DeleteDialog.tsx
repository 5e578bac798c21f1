import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { countOf } from '@/ui/numbers';
import type { Department } from '../types';
import { departmentQuery } from './api';
import { withBelow } from './order';
import classes from './tree.module.css';

type DeleteDialogProps = {
  department: Department;
  departments: readonly Department[];
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Names what goes with a department. */
export function DeleteDialog({
  department: { id, name },
  departments,
  onDelete,
  onClose,
}: DeleteDialogProps) {
  const [, ...below] = withBelow(departments, id);
  const detail = useQuery(departmentQuery(id));
  const asked = detail.data?.traits.filter(({ from }) => from === id) ?? [];
  return (
    <ConfirmDialog title={`Delete ${name}?`} action="Delete" onConfirm={onDelete} onClose={onClose}>
      {below.length > 0 ? (
        <>
          <p>{countOf(below.length, 'department')} below it will be deleted with it:</p>
          <ul className={classes.going}>
            {below.map((one) => (
              <li key={one.id}>{one.name}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>No other department is below it.</p>
      )}
      {asked.length > 0 && (
        <p>
          It asks for {countOf(asked.length, 'trait')} itself: {asked.map((one) => one.name).join(', ')}. The
          traits stay; what departments say of them goes with the departments.
        </p>
      )}
      <p>You can bring all of it back with Undo.</p>
    </ConfirmDialog>
  );
}
