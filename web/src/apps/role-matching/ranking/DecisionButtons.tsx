import { IconStar, IconUserX } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import { lockedUnless, useMayChange } from '../rights';
import { calledOf } from '../words';
import type { Decide, Decided } from './useDecide';

type DecisionButtonsProps = {
  who: Decided;
  onDecide: Decide;
  /** Asks for the reason first. */
  onReject: () => void;
};

/** Shortlists or rejects. Pressed again, each is taken back. */
export function DecisionButtons({ who, onDecide, onReject }: DecisionButtonsProps) {
  const mayChange = useMayChange();
  const called = calledOf(who);
  const isShort = who.decision === 'shortlist';
  const isOut = who.decision === 'reject';
  return (
    <>
      <IconButton
        label={`Shortlist ${called}`}
        icon={IconStar}
        pressed={isShort}
        {...lockedUnless(mayChange)}
        onClick={() => void onDecide(who, isShort ? null : 'shortlist')}
      />
      <IconButton
        label={`Reject ${called}`}
        icon={IconUserX}
        pressed={isOut}
        {...lockedUnless(mayChange)}
        onClick={() => (isOut ? void onDecide(who, null) : onReject())}
      />
    </>
  );
}
