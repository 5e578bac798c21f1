import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Choice } from '@/ui/Choice';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import type { FitMove, FitQuestion, FitWhatIf } from '../types';
import { PER_PAGE, whatIfQuery } from './api';
import classes from './match.module.css';
import { moveWords, type TriedHow, WHAT_IFS } from './words';

type WhatIfDialogProps = {
  /** What may be tried, first what is shown at once. */
  about: { slot: string; label: string; hows: readonly TriedHow[] };
  asked: FitQuestion;
  onApply: (how: TriedHow, words: string) => void;
  onClose: () => void;
};

/** Who would enter and who would leave, if a criterion were dropped, softened or hardened. Nothing is changed yet. */
export function WhatIfDialog({ about: { slot, label, hows }, asked, onApply, onClose }: WhatIfDialogProps) {
  const [how, setHow] = useState<TriedHow>(hows[0] ?? 'nice');
  const options = hows.map((value) => ({ value, label: WHAT_IFS[value].label }));
  const { data, error, isPlaceholderData, refetch } = useQuery(
    whatIfQuery({ question: asked, changes: [{ slot, how }], shown: PER_PAGE }),
  );
  return (
    <Dialog title={`What if: ${label}`} onClose={onClose}>
      <Choice label={`What becomes of ${label}`} options={options} value={how} onChange={setHow} />
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={4} height={28} />}
      {data && (
        <div className={classes.told} data-old={isPlaceholderData || undefined}>
          <Outcome outcome={data} />
        </div>
      )}
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
        <Button disabled={!data || isPlaceholderData} onClick={() => onApply(how, WHAT_IFS[how].told(label))}>
          Make this change
        </Button>
      </Actions>
    </Dialog>
  );
}

function Outcome({ outcome: { before, after, enter, leave, stay } }: { outcome: FitWhatIf }) {
  return (
    <>
      <p role="status">
        The ranking would have <b>{countOf(after, 'person', 'people')}</b> instead of {formatCount(before)}.
        {enter.length + leave.length === 0 && ` The first ${PER_PAGE} by fit stay the same.`}
      </p>
      <Moves title={`Enter the first ${PER_PAGE} by fit`} moves={enter} />
      <Moves title="Leave them" moves={leave} />
      <Moves title="Stay among them" moves={stay} />
    </>
  );
}

function Moves({ title, moves }: { title: string; moves: readonly FitMove[] }) {
  if (moves.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({moves.length})
      </h3>
      <ul>
        {moves.map((move) => (
          <li key={move.person}>
            <b>{move.name}</b>: {moveWords(move)}
          </li>
        ))}
      </ul>
    </>
  );
}
