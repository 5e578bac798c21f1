import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { showToast } from '@/ui/toast/toasts';
import { discardImport, type Import, importQuery, importsQuery } from './api';

type DiscardDialogProps = { import: Import; onClose: () => void };

/** Forgets a file of which nothing is in the campus. */
export function DiscardDialog({ import: { id, name }, onClose }: DiscardDialogProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const discard = async () => {
    await discardImport(id);
    navigate('/admin/data');
    showToast(`${name} was discarded.`);
    // The page that shows it is on its way out, and does not have to find out that it is gone.
    queries.invalidateQueries({ queryKey: importQuery(id).queryKey, refetchType: 'none' });
    await queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
  };
  return (
    <ConfirmDialog title={`Discard ${name}?`} action="Discard" onConfirm={discard} onClose={onClose}>
      <p>The file and how its columns are read are forgotten. The campus stays as it is.</p>
    </ConfirmDialog>
  );
}
