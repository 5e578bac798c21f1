import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useKeptText } from '@/chat/kept';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { showToast } from '@/ui/toast/toasts';
import { ROUNDS as HOME, roundAddress } from '../addresses';
import { createRound, deleteRound, ROUNDS, roundQuery } from './api';

/** Begins a round. Who takes part is chosen on its page. */
export function NewRoundDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useKeptText('round/new/name');
  const create = useMutation({
    mutationFn: () => createRound(name.trim()),
    onSuccess: (round) => {
      setName('');
      queries.setQueryData(roundQuery(round.id).queryKey, round);
      void queries.invalidateQueries({ queryKey: [...ROUNDS, 'list'] });
      const undo = async () => {
        await deleteRound(round.id);
        await navigate(HOME);
        await queries.invalidateQueries({ queryKey: [...ROUNDS, 'list'] });
        // The round itself is not there to be looked at anew.
        queries.removeQueries({ queryKey: roundQuery(round.id).queryKey });
      };
      showToast(`${round.name} was begun.`, { undo });
      void navigate(roundAddress(round.id));
    },
  });
  return (
    <Dialog title="New round" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) create.mutate();
        }}
      >
        <TextInput
          label="Name"
          placeholder="Mentoring, spring term"
          maxLength={200}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {create.error && <Failure message={create.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!name.trim()} loading={create.isPending}>
            Begin
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
