import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { type TraitDetail, usageQuery } from '../traits';
import classes from './aside.module.css';
import { UsageList } from './UsageList';

type DeleteDialogProps = { trait: TraitDetail; onConfirm: () => Promise<unknown>; onClose: () => void };

/** Asks before a trait goes, and names what uses it. */
export function DeleteDialog({ trait: { id, content }, onConfirm, onClose }: DeleteDialogProps) {
  const { data: usage, error, refetch } = useQuery(usageQuery(id));
  const isUsed = usage && usage.departments.length + usage.inheritedBy + usage.elsewhere.length > 0;
  return (
    <ConfirmDialog title={`Delete ${content.name}?`} action="Delete" onConfirm={onConfirm} onClose={onClose}>
      {error && <Failure message={`What uses it is not known. ${error.message}`} onRetry={() => refetch()} />}
      {!usage && !error && <Rows count={2} height={22} />}
      {isUsed === false && <p className={classes.sentence}>Nothing uses it.</p>}
      {isUsed && (
        <>
          <p className={classes.sentence}>These ask for it, and would no longer:</p>
          <UsageList usage={usage} />
        </>
      )}
      <p className={classes.sentence}>It can be brought back for 30 days.</p>
    </ConfirmDialog>
  );
}
