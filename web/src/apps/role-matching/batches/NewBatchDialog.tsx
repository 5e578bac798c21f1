import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useKeptText } from '@/chat/kept';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { showToast } from '@/ui/toast/toasts';
import { batchAddress, BATCHES as HOME } from '../addresses';
import { BATCHES } from '../api';
import { idleWhile } from '../rights';
import { createBatch, deleteBatch } from './api';

/** Begins an upload. The files are dropped on its page. */
export function NewBatchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useKeptText('talent-batch/new/name');
  const create = useMutation({
    mutationFn: () => createBatch(name.trim()),
    onSuccess: (batch) => {
      setName('');
      void queries.invalidateQueries({ queryKey: [...BATCHES, 'list'] });
      const undo = async () => {
        await deleteBatch(batch.id);
        await navigate(HOME);
        await queries.invalidateQueries({ queryKey: [...BATCHES, 'list'] });
      };
      showToast(`${batch.name} was begun.`, { undo });
      void navigate(batchAddress(batch.id));
    },
  });
  const isIdle = name.trim() === '';
  return (
    <Dialog title="New upload" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle) create.mutate();
        }}
      >
        <TextInput
          label="Name"
          placeholder="Career fair, November"
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
          <Button type="submit" {...idleWhile(isIdle)} loading={create.isPending}>
            Begin
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
