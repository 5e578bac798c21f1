import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { idleWhile } from '../rights';
import { composePiece, type Piece, studioQuery } from '../studio/api';
import begin from '../studio/begin.module.css';
import { About, Tone } from '../studio/Choices';
import { EMPTY, type Form } from '../studio/form';
import { usePieceChanges } from '../studio/usePieceChanges';

/** Writes a piece anew from what is on record now. */
export function ComposeDialog({ piece, onClose }: { piece: Piece; onClose: () => void }) {
  const studio = useQuery(studioQuery);
  const { settle } = usePieceChanges();
  const topics = studio.data?.kinds.find(({ kind }) => kind === piece.kind)?.topics ?? [];
  const [said, setSaid] = useState<Partial<Form>>({});
  const form: Form = {
    ...EMPTY,
    kind: piece.kind,
    tone: piece.tone,
    event: piece.event ?? null,
    without: topics.filter((topic) => !piece.topics.includes(topic)),
    ...said,
  };
  const say = (change: Partial<Form>) => setSaid((now) => ({ ...now, ...change }));
  const compose = useMutation({
    mutationFn: () => {
      const { tone, event, without, rephrase } = form;
      const wanted = topics.filter((topic) => !without.includes(topic));
      return settle(
        composePiece(piece.id, { seen: piece.revision, tone, topics: wanted, event, rephrase }),
        piece,
        'It was written anew.',
      );
    },
    onSuccess: onClose,
  });
  return (
    <Dialog title="Write it anew" onClose={onClose}>
      <p>From what is on record now. What was written by hand goes, and stays among the versions.</p>
      {studio.isPending && <Rows count={2} />}
      {studio.isError && <Failure message={studio.error.message} onRetry={() => studio.refetch()} />}
      {studio.data && (
        <form
          className={begin.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!compose.isPending) compose.mutate();
          }}
        >
          <Tone form={form} tones={studio.data.tones} onChange={say} />
          <About form={form} studio={studio.data} topics={topics} fault={undefined} onChange={say} />
          {compose.error && <Failure message={compose.error.message} />}
          <Actions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" {...idleWhile(compose.isPending)}>
              {compose.isPending ? 'Writing...' : 'Write it anew'}
            </Button>
          </Actions>
        </form>
      )}
    </Dialog>
  );
}
