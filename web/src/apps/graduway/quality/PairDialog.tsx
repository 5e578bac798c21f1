import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { idleWhile } from '../rights';
import { pairPeople } from './api';
import classes from './quality.module.css';
import { useRefresh } from './useRefresh';

/** The number of a record: as it is, or at the end of its address. */
export function numberIn(text: string): number | null {
  const [, digits] = /(?:^|\/people\/)(\d{1,9})(?:[?#].*)?$/.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

type PairDialogProps = { onPaired: (item: string) => void; onClose: () => void };

/** Puts two records into the queue that no scan has found. Nothing is merged by that. */
export function PairDialog({ onPaired, onClose }: PairDialogProps) {
  const refresh = useRefresh();
  const [texts, setTexts] = useState<[string, string]>(['', '']);
  const [isTried, setTried] = useState(false);
  const [one, other] = [numberIn(texts[0]), numberIn(texts[1])];
  const pair = useMutation({
    mutationFn: (numbers: { one: number; other: number }) => pairPeople(numbers),
    onSuccess: ({ item }) => {
      refresh();
      onPaired(item.id);
      onClose();
    },
  });
  const faultOf = (number: number | null) =>
    isTried && number === null ? 'A number such as 17, or an address such as /people/17.' : null;
  return (
    <Dialog title="Pair two records" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (one !== null && other !== null && !pair.isPending) pair.mutate({ one, other });
        }}
      >
        <p>Two records of one person that no scan has found. They come into the queue, with a preview.</p>
        <TextInput
          label="First record"
          placeholder="Its number or address, such as /people/17"
          autoComplete="off"
          data-autofocus
          value={texts[0]}
          error={faultOf(one)}
          onChange={(event) => setTexts([event.currentTarget.value, texts[1]])}
        />
        <TextInput
          label="Second record"
          autoComplete="off"
          value={texts[1]}
          error={faultOf(other)}
          onChange={(event) => setTexts([texts[0], event.currentTarget.value])}
        />
        {pair.error && <Failure message={pair.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(pair.isPending)}>
            {pair.isPending ? 'Looking...' : 'Put into the queue'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
