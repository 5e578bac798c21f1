import { Button } from '@mantine/core';
import { useSession } from '@/identity/session';
import { lockedUnless, useMayChange } from '../rights';
import type { TalentContest } from '../types';
import { useContestActs } from './useContestActs';

type ContestButtonsProps = { role: string; contest: TalentContest };

/** What can be taken back: one's own report while it is open, or the answer to one. */
export function ContestButtons({ role, contest }: ContestButtonsProps) {
  const mayChange = useMayChange();
  const { user } = useSession();
  const { withdraw, reopen } = useContestActs(role);
  const look = { size: 'compact-sm', variant: 'default', ...lockedUnless(mayChange) };
  if (contest.state === 'answered') {
    return (
      <Button {...look} onClick={() => void reopen(contest)}>
        Open again
      </Button>
    );
  }
  if (!user || contest.createdByUid !== user.uid) return null;
  return (
    <Button {...look} onClick={() => void withdraw(contest)}>
      Take back
    </Button>
  );
}
