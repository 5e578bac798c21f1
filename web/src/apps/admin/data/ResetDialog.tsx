import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { countOf } from '@/ui/numbers';
import classes from './data.module.css';
import { startReset } from './jobs';

const MOST_SEED = 2 ** 32 - 1;
const SMALLEST = 100;
const LARGEST = 1_000_000;
const SIZES = 'demo, or a number of people from 100 to 1,000,000';

type ResetDialogProps = {
  current: Schemas['CampusEdition'] | null | undefined;
  onClose: () => void;
};

/** Asks from what the campus is to be made, and says what becomes of the present one. */
export function ResetDialog({ current, onClose }: ResetDialogProps) {
  const queries = useQueryClient();
  const [seed, setSeed] = useState(String(current?.seed ?? 7));
  const [size, setSize] = useState(current?.size ?? 'demo');
  const [isChecked, setChecked] = useState(false);
  const wrong = { seed: isChecked && checkSeed(seed), size: isChecked && checkSize(size) };
  const reset = useMutation({
    mutationFn: () => startReset(queries, Number(seed), plain(size)),
    onSuccess: onClose,
  });
  return (
    <Dialog title="Reset the campus?" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!checkSeed(seed) && !checkSize(size) && !reset.isPending) reset.mutate();
        }}
      >
        <p className={classes.first}>{describe(current)}</p>
        <ul className={classes.consequences}>
          <li>Everybody goes on with the present campus until the new one is whole.</li>
          <li>The new one has none of the imports, and no change that people have made.</li>
          <li>The present one is kept until the next reset, so that this can be undone.</li>
        </ul>
        <div className={classes.pair}>
          <TextInput
            label="Seed"
            description="The same seed makes the same campus."
            inputMode="numeric"
            data-autofocus
            value={seed}
            error={wrong.seed}
            onChange={(event) => setSeed(event.currentTarget.value)}
          />
          <TextInput
            label="Size"
            description={`${SIZES}.`}
            maxLength={20}
            value={size}
            error={wrong.size}
            onChange={(event) => setSize(event.currentTarget.value)}
          />
        </div>
        {reset.error && <Failure message={reset.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red.9" loading={reset.isPending}>
            Reset the campus
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

function describe(current: ResetDialogProps['current']): string {
  if (!current) return 'A campus is made from a seed.';
  const imports = current.imports > 0 ? ` and changed by ${countOf(current.imports, 'import')} since` : '';
  const people = countOf(current.people, 'person', 'people');
  return `A new campus takes the place of the present one, made with ${people}${imports}.`;
}

const plain = (size: string) =>
  size
    .trim()
    .toLowerCase()
    .replace(/[,_\s]/g, '');

function checkSeed(seed: string): string | false {
  const isSeed = /^\d+$/.test(seed.trim()) && Number(seed) <= MOST_SEED;
  return !isSeed && 'A whole number from 0 to 4,294,967,295.';
}

function checkSize(size: string): string | false {
  const people = /^\d+$/.test(plain(size)) ? Number(plain(size)) : 0;
  const isSize = plain(size) === 'demo' || (people >= SMALLEST && people <= LARGEST);
  return !isSize && `Write ${SIZES}.`;
}
