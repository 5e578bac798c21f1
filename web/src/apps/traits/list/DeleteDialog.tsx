import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { usageQuery } from '../api';
import type { TraitCard, TraitUsage } from '../types';
import classes from './parts.module.css';

type DeleteDialogProps = { card: TraitCard; onConfirm: () => Promise<unknown>; onClose: () => void };

/** Says what uses a trait before it goes. */
export function DeleteDialog({ card, onConfirm, onClose }: DeleteDialogProps) {
  const usage = useQuery({ ...usageQuery(card.id), staleTime: 0 });
  return (
    <ConfirmDialog title={`Delete ${card.name}?`} action="Delete" onConfirm={onConfirm} onClose={onClose}>
      {usage.isPending && <Rows count={2} height={22} />}
      {usage.isError && (
        <Failure
          message={usage.error.message}
          hint="So it is not known what uses it."
          onRetry={() => usage.refetch()}
        />
      )}
      {usage.data && <Usage usage={usage.data} />}
      <p>You can bring it back within 30 days, from the list of deleted traits.</p>
    </ConfirmDialog>
  );
}

function Usage({ usage: { departments, inheritedBy, elsewhere } }: { usage: TraitUsage }) {
  const asking = departments.filter(({ importance }) => importance > 0);
  if (asking.length + elsewhere.length === 0) return <p>Nothing uses it.</p>;
  return (
    <>
      {asking.length > 0 && (
        <>
          <p>
            {countOf(asking.length, 'department asks', 'departments ask')} for it
            {inheritedBy > 0 && `, and ${countOf(inheritedBy, 'more takes', 'more take')} it over`}:
          </p>
          <ul className={classes.uses}>
            {asking.map(({ department, name, importance }) => (
              <li key={department}>
                {name}, importance {importance}
              </li>
            ))}
          </ul>
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <p>It is also used here:</p>
          <ul className={classes.uses}>
            {elsewhere.map(({ kind, name, path }) => (
              <li key={`${kind} ${path}`}>
                <Link to={path}>{name}</Link> ({kind})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
