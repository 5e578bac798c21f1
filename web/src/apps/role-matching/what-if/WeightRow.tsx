import { NativeSelect } from '@/ui/fields';
import { Pill } from '@/ui/Pill';
import { RangeField } from '@/ui/RangeField';
import type { Requirement, RequirementNeed } from '../types';
import { NEEDS } from '../words';
import { type Change, HEAVIEST } from './change';
import classes from './what-if.module.css';

const OPTIONS = (Object.keys(NEEDS) as RequirementNeed[]).map((value) => ({
  value,
  label: NEEDS[value].label,
}));

type WeightRowProps = {
  requirement: Requirement;
  isChanged: boolean;
  onChange: (change: Change) => void;
};

/** A requirement with how much it would count. */
export function WeightRow({ requirement, isChanged, onChange }: WeightRowProps) {
  const { id, label, need, weight } = requirement;
  return (
    <li className={classes.weight} data-changed={isChanged || undefined}>
      <RangeField
        label={label}
        least={1}
        most={HEAVIEST}
        value={weight}
        show={(value) => `weight ${value}`}
        disabled={need === 'ignore'}
        onChange={(next) => onChange({ id, need, weight: next })}
      />
      <div className={classes.need}>
        <NativeSelect
          size="xs"
          aria-label={`${label}: how much it is needed`}
          data={OPTIONS}
          value={need}
          onChange={({ currentTarget }) =>
            onChange({ id, need: currentTarget.value as RequirementNeed, weight })
          }
        />
        {isChanged && <Pill tint="orange">Changed</Pill>}
      </div>
    </li>
  );
}
