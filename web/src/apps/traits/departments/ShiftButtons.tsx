import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import { lockedUnless, useMayChange } from '../rights';
import type { Department } from '../types';

export type Shift = { own: Department; by: 1 | -1 };

type ShiftButtonsProps = {
  department: Department;
  isFirst: boolean;
  isLast: boolean;
  onShift: (shift: Shift) => void;
};

/** Moves a department among those at its place. */
export function ShiftButtons({ department, isFirst, isLast, onShift }: ShiftButtonsProps) {
  const locked = lockedUnless(useMayChange());
  return (
    <>
      <IconButton
        label={`Move ${department.name} up`}
        icon={IconArrowUp}
        idle={isFirst}
        onClick={() => onShift({ own: department, by: -1 })}
        {...locked}
      />
      <IconButton
        label={`Move ${department.name} down`}
        icon={IconArrowDown}
        idle={isLast}
        onClick={() => onShift({ own: department, by: 1 })}
        {...locked}
      />
    </>
  );
}
