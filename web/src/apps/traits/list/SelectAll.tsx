import { formatCount } from '@/ui/numbers';
import classes from './list.module.css';
import { countIn, type Selection } from './selection';
import type { FoundTraits } from './useFound';

type SelectAllProps = { found: FoundTraits; selection: Selection; onTick: (isOn: boolean) => void };

/** Ticks all that are found, those out of sight too. Only what has arrived can be ticked. */
export function SelectAll({ found: { cards, total, isWhole }, selection, onTick }: SelectAllProps) {
  const count = countIn(selection, cards);
  const isAll = isWhole && count === total;
  return (
    <label className={classes.all}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAll;
        }}
        checked={isAll}
        disabled={!isWhole}
        onChange={() => onTick(!isAll)}
      />
      {isWhole ? 'Select all' : `Select all (${formatCount(cards.length)} are here so far)`}
    </label>
  );
}
