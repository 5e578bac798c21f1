import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { DataTable } from '@/ui/DataTable';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { countOf, formatCount, formatShare } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { filterAddress } from '../directory/filter';
import { paragraphsOf, textsOf } from '../letter/texts';
import { idleWhile, useMayChange } from '../rights';
import { segmentsQuery } from '../segments/api';
import { type Piece, recipientsQuery, savePiece } from '../studio/api';
import { usePieceChanges } from '../studio/usePieceChanges';
import { REASONS } from '../studio/words';
import classes from './piece.module.css';

/** For whom a piece is, who of them would get it today, and why the others would not. */
export function ReadersTab({ piece }: { piece: Piece }) {
  const mayChange = useMayChange();
  const found = useQuery(recipientsQuery(piece));
  const { audience } = piece;
  return (
    <>
      <Panel title="For whom">
        <div className={classes.inside}>
          <p>
            <b>{audience.name}</b>{' '}
            <Link to={filterAddress({ chips: audience.chips, segment: audience.segment ?? null })}>
              Show them in the directory
            </Link>
          </p>
          {mayChange && <OtherReaders piece={piece} />}
        </div>
      </Panel>
      <Panel title="Who would get it today">
        {found.isPending && <Rows count={3} />}
        {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
        {found.data && <Reached recipients={found.data} />}
      </Panel>
    </>
  );
}

function OtherReaders({ piece }: { piece: Piece }) {
  const segments = useQuery(segmentsQuery).data ?? [];
  const { settle } = usePieceChanges();
  const [chosen, setChosen] = useState('');
  const change = useMutation({
    mutationFn: (segment: string) => {
      const { name, subject, body } = textsOf(piece);
      const sent = {
        seen: piece.revision,
        name,
        subject,
        paragraphs: paragraphsOf(body),
        readers: { segment },
      };
      return settle(savePiece(piece.id, sent), piece, 'It is for other readers now.');
    },
    onSuccess: () => setChosen(''),
  });
  const isIdle = chosen === '' || change.isPending;
  return (
    <form
      className={classes.other}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIdle) change.mutate(chosen);
      }}
    >
      <NativeSelect
        label="Other readers"
        data={[
          { value: '', label: 'Choose a segment' },
          ...segments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" {...idleWhile(isIdle)}>
        {change.isPending ? 'Saving...' : 'Use these readers'}
      </Button>
      {piece.approval && (
        <p className={classes.soft}>An approval is of these readers: it ends if they change.</p>
      )}
      {change.error && <Failure message={change.error.message} />}
    </form>
  );
}

function Reached({ recipients }: { recipients: Schemas['StudioRecipients'] }) {
  const { total, checked, reached, leftOut } = recipients;
  const out = checked - reached;
  return (
    <>
      <p className={classes.told} role="status">
        {countOf(total, 'person fits', 'people fit')}. Of {formatCount(checked)} that were looked at,{' '}
        <b>{formatCount(reached)} would get it</b>
        {checked > 0 && ` (${formatShare(reached / checked)})`} and {formatCount(out)} would not.
        {checked < total && ' The table of recipients has all of them.'}
      </p>
      {leftOut.length > 0 && (
        <DataTable
          label="Left out, and why"
          columns={[{ label: 'Why they are left out' }, { label: 'People', numeric: true }]}
          rows={leftOut.map(({ reason, people }) => [REASONS[reason], formatCount(people)])}
        />
      )}
    </>
  );
}
