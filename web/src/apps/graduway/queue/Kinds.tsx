import { UnstyledButton } from '@mantine/core';
import type { Schemas } from '@/api/client';
import { NativeSelect } from '@/ui/fields';
import { formatCount } from '@/ui/numbers';
import type { Shown } from '../quality/address';
import { KIND_NAMES, KINDS, SORTS, WHICH } from '../quality/words';
import classes from './queue.module.css';

type KindsProps = {
  shown: Shown;
  counts: readonly Schemas['QualityCount'][];
  onShow: (change: Partial<Shown>) => void;
};

/** How much there is of each kind. */
export function Kinds({ shown, counts, onShow }: KindsProps) {
  const { kind, which, sort } = shown;
  const countOfKind = (one: Schemas['QualityCount']) =>
    which === 'all' ? one.open + one.snoozed + one.decided : one[which];
  const all = counts.reduce((sum, one) => sum + countOfKind(one), 0);
  const choices = [
    { kind: null, name: 'All kinds', count: all },
    ...KIND_NAMES.map((one) => ({
      kind: one,
      name: KINDS[one].name,
      count: counts.filter((count) => count.kind === one).reduce((sum, count) => sum + countOfKind(count), 0),
    })),
  ];
  return (
    <div className={classes.filters}>
      <fieldset className={classes.kinds} aria-label="Kind">
        {choices.map((choice) => (
          <UnstyledButton
            key={choice.name}
            className={classes.kind}
            aria-pressed={choice.kind === kind}
            data-empty={choice.count === 0 || undefined}
            onClick={() => onShow({ kind: choice.kind })}
          >
            {choice.name} <span className={classes.number}>{formatCount(choice.count)}</span>
          </UnstyledButton>
        ))}
      </fieldset>
      <NativeSelect
        label="State"
        data={Object.entries(WHICH).map(([value, label]) => ({ value, label }))}
        value={which}
        onChange={(event) => onShow({ which: event.currentTarget.value as Shown['which'] })}
      />
      <NativeSelect
        label="Order"
        data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
        value={sort}
        onChange={(event) => onShow({ sort: event.currentTarget.value as Shown['sort'] })}
      />
    </div>
  );
}
