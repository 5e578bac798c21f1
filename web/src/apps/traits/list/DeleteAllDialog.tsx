import { Button } from '@mantine/core';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { countOf, formatCount } from '@/ui/numbers';
import type { TraitCard } from '../types';
import classes from './bulk.module.css';

/** So many are named. */
const NAMED = 50;

type DeleteAllDialogProps = { chosen: readonly TraitCard[]; onConfirm: () => void; onClose: () => void };

/** Says which of many traits are in use before they go. */
export function DeleteAllDialog({ chosen, onConfirm, onClose }: DeleteAllDialogProps) {
  const used = chosen.filter(({ departmentCount }) => departmentCount > 0);
  return (
    <Dialog title={`Delete ${countOf(chosen.length, 'trait')}?`} onClose={onClose}>
      {used.length === 0 ? (
        <p>No department asks for {chosen.length === 1 ? 'it' : 'any of them'}.</p>
      ) : (
        <>
          <p>
            Departments ask for {used.length === chosen.length ? 'all' : formatCount(used.length)} of them:
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys. */}
          <ul className={classes.names} tabIndex={0} aria-label="Traits that departments ask for">
            {used.slice(0, NAMED).map(({ id, name, departmentCount }) => (
              <li key={id}>
                {name}, {countOf(departmentCount, 'department')}
              </li>
            ))}
            {used.length > NAMED && <li>and {formatCount(used.length - NAMED)} more</li>}
          </ul>
        </>
      )}
      <p>You can bring them back within 30 days, from the list of deleted traits.</p>
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red.9" onClick={onConfirm}>
          Delete
        </Button>
      </Actions>
    </Dialog>
  );
}
