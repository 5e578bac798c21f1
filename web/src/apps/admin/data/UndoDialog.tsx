import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { countOf } from '@/ui/numbers';
import type { Import } from './api';
import { startUndo } from './jobs';

type UndoDialogProps = { import: Import; onClose: () => void };

/** Asks first: the file is not kept after an import, so this one cannot be taken back. */
export function UndoDialog({ import: own, onClose }: UndoDialogProps) {
  const queries = useQueryClient();
  const { new: added = 0, changed = 0 } = own.counts ?? {};
  return (
    <ConfirmDialog
      title={`Undo the import of ${own.name}?`}
      action="Undo the import"
      onConfirm={() => startUndo(queries, own)}
      onClose={onClose}
    >
      <p>
        What {countOf(added, 'row')} added goes, and what {countOf(changed, 'row')} changed becomes what it
        was. To have it again, choose the file again.
      </p>
    </ConfirmDialog>
  );
}
