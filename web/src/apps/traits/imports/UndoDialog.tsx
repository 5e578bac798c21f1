import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { countOf } from '@/ui/numbers';
import type { TraitImport } from '../types';
import { startUndo } from './jobs';

type UndoDialogProps = { own: TraitImport; onClose: () => void };

/** Asks first: the file is not kept after an import, so this one cannot be taken back. */
export function UndoDialog({ own, onClose }: UndoDialogProps) {
  const queries = useQueryClient();
  const { new: added, changed } = own.counts;
  return (
    <ConfirmDialog
      title={`Undo the import of ${own.name}?`}
      action="Undo the import"
      onConfirm={() => startUndo(queries, own)}
      onClose={onClose}
    >
      <p>
        {countOf(added, 'new trait goes', 'new traits go')}, and{' '}
        {countOf(changed, 'trait says', 'traits say')} again what {changed === 1 ? 'it' : 'they'} said before.
        What somebody has changed since stays. To have it again, choose the file again.
      </p>
    </ConfirmDialog>
  );
}
