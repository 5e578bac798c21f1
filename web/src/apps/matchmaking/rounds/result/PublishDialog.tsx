import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { showToast } from '@/ui/toast/toasts';
import { ROUNDS, roundQuery } from '../api';
import { useTouched } from '../app';
import classes from '../rounds.module.css';
import type { Round, RoundMethod, RoundMethodNumbers } from '../types';
import { METHODS } from '../words';
import { publish, takeBack } from './api';

type PublishDialogProps = {
  run: string;
  method: RoundMethod;
  numbers: RoundMethodNumbers;
  onClose: () => void;
};

/** Puts a result in force: all of its pairs, or none. */
export function PublishDialog({ run, method, numbers, onClose }: PublishDialogProps) {
  const queries = useQueryClient();
  const touched = useTouched();
  const put = (round: Round) => {
    queries.setQueryData(roundQuery(round.id).queryKey, round);
    void queries.invalidateQueries({ queryKey: [...ROUNDS, 'list'] });
    void touched();
  };
  const save = useMutation({
    mutationFn: () => publish(run, method),
    onSuccess: (round) => {
      put(round);
      onClose();
      const undo = async () => put(await takeBack(round.id));
      showToast(`${countOf(round.published?.pairs ?? 0, 'match', 'matches')} are in force.`, { undo });
    },
  });
  return (
    <Dialog title={`Publish “${METHODS[method].label}”`} onClose={onClose}>
      <p className={classes.plain}>
        {countOf(numbers.matched, 'pair')} become active matches, and the places of the mentors are taken. No
        letter is sent. It can be taken back as long as none of the matches has gone on.
      </p>
      {numbers.blocking > 0 && (
        <p className={classes.plain}>
          {countOf(numbers.blocking, 'pair')} would rather have each other than what this gives them.
        </p>
      )}
      {save.error && <Failure message={save.error.message} />}
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          Publish
        </Button>
      </Actions>
    </Dialog>
  );
}
