import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconRestore,
  IconSitemapMinus,
  IconSitemapPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { lockedUnless, useMayChange } from '../rights';
import type { TraitCard } from '../types';
import classes from './bulk.module.css';
import { DeleteAllDialog } from './DeleteAllDialog';
import { DepartmentsDialog } from './DepartmentsDialog';
import type { Task } from './slices';

type BulkActionsProps = {
  isDeleted: boolean;
  chosen: readonly TraitCard[];
  onRun: (task: Task) => void;
};

export function BulkActions({ isDeleted, chosen, onRun }: BulkActionsProps) {
  const [asking, setAsking] = useState<'delete' | 'addToDepartments' | 'removeFromDepartments' | null>(null);
  const button = { size: 'xs', variant: 'default', ...lockedUnless(useMayChange()) } as const;
  const close = () => setAsking(null);
  const run = (task: Task) => {
    close();
    onRun(task);
  };
  if (isDeleted) {
    return (
      <div className={classes.actions}>
        <Button
          {...button}
          leftSection={<IconRestore size={15} aria-hidden />}
          onClick={() => run({ action: 'restore' })}
        >
          Restore
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      <Button
        {...button}
        leftSection={<IconArchive size={15} aria-hidden />}
        onClick={() => run({ action: 'archive' })}
      >
        Archive
      </Button>
      <Button
        {...button}
        leftSection={<IconArchiveOff size={15} aria-hidden />}
        onClick={() => run({ action: 'unarchive' })}
      >
        Unarchive
      </Button>
      <Button
        {...button}
        leftSection={<IconSitemapPlus size={15} aria-hidden />}
        onClick={() => setAsking('addToDepartments')}
      >
        Add to departments
      </Button>
      <Button
        {...button}
        leftSection={<IconSitemapMinus size={15} aria-hidden />}
        onClick={() => setAsking('removeFromDepartments')}
      >
        Remove from departments
      </Button>
      <Button
        {...button}
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => setAsking('delete')}
      >
        Delete
      </Button>
      {asking === 'delete' && (
        <DeleteAllDialog chosen={chosen} onConfirm={() => run({ action: 'delete' })} onClose={close} />
      )}
      {asking && asking !== 'delete' && (
        <DepartmentsDialog action={asking} count={chosen.length} onRun={run} onClose={close} />
      )}
    </div>
  );
}
