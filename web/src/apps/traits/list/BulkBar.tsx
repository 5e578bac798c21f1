import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatCount } from '@/ui/numbers';
import { Progress } from '@/ui/Progress';
import type { TraitCard } from '../types';
import { BulkActions } from './BulkActions';
import classes from './bulk.module.css';
import { countIn, type Selection } from './selection';
import type { Bulk } from './useBulk';

type BulkBarProps = {
  /** Of those that are deleted there is only a way back. */
  isDeleted: boolean;
  cards: readonly TraitCard[];
  selection: Selection;
  bulk: Bulk;
  onClear: () => void;
};

/** What can be done with all that are ticked. It stays in sight as long as something is. */
export function BulkBar({ isDeleted, cards, selection, bulk, onClear }: BulkBarProps) {
  const { work, run, stop } = bulk;
  const count = selection.size;
  if (count === 0 && !work) return null;
  const chosen = [...selection.values()];
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    <div className={classes.bar} role="group" aria-label="Selected traits">
      {work ? (
        <div className={classes.work}>
          <Progress
            label={work.label}
            value={work.done / work.total}
            text={`${work.label}, ${formatCount(work.done)} of ${formatCount(work.total)}`}
          />
          <Button variant="default" size="xs" onClick={stop}>
            Cancel
          </Button>
        </div>
      ) : (
        <>
          <span role="status" className={classes.count}>
            {describe(count, count - countIn(selection, cards))}
          </span>
          <BulkActions isDeleted={isDeleted} chosen={chosen} onRun={(task) => run(chosen, task)} />
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            className={classes.clear}
            leftSection={<IconX size={14} aria-hidden />}
            onClick={onClear}
          >
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}

function describe(count: number, elsewhere: number): string {
  const selected = `${formatCount(count)} selected`;
  return elsewhere > 0 ? `${selected}, ${formatCount(elsewhere)} of them not in this list` : selected;
}
