import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { lockedUnless, useMayChange } from '../rights';
import { endMatch, type MentoringMatch, reopenMatch } from './matches';
import { useTouched } from './touched';

/** Ends a match, which frees its place, or lets one go on that has ended. Either can be taken back. */
export function EndMatch({ match }: { match: MentoringMatch }) {
  const mayChange = useMayChange();
  const refresh = useTouched();
  const hasEnded = match.state === 'ended';
  const [there, back] = hasEnded ? [reopenMatch, endMatch] : [endMatch, reopenMatch];
  const both = `${match.student.name} and ${match.mentor.name}`;
  const change = useMutation({
    mutationFn: () => there(match.id, match.revision),
    onSuccess: async ({ id, revision }) => {
      const undo = async () => {
        await back(id, revision);
        await refresh();
      };
      const told = hasEnded
        ? `The match of ${both} goes on.`
        : `The match of ${both} has ended: the place is free.`;
      showToast(told, { undo });
      await refresh();
    },
    // What it says now is shown beside why it was refused.
    onError: (failure) => {
      showFailure(failure);
      void refresh();
    },
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      {...lockedUnless(mayChange)}
      aria-label={`${hasEnded ? 'Reopen' : 'End'} the match of ${both}`}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {hasEnded ? 'Reopen' : 'End match'}
    </Button>
  );
}
