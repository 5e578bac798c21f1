import { Button } from '@mantine/core';
import { IconPencilPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { IconButton } from '@/ui/IconButton';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatAgo, formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { NEW_PIECE, pieceAddress } from '../addresses';
import { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { type Card, deletePiece, piecesQuery, restorePiece } from './api';
import classes from './list.module.css';
import { KINDS, TONES } from './words';

const COLUMNS = ['Piece', 'Kind', 'For', 'State', 'Changed', 'Actions'];

/** The pieces that there are. */
export function Studio() {
  const found = useQuery(piecesQuery);
  const mayChange = useMayChange();
  const { heading, within } = useKeptFocus();
  const remove = useRemove();
  const plus = <IconPencilPlus size={16} aria-hidden />;
  return (
    <Page
      title="Content studio"
      above="Alumni Platform AI"
      lead={
        <>
          Newsletters, invitations and class notes for a segment. Every sentence says where it comes from;
          nothing is sent from here. {!mayChange && <span id={REASON_ID}>To write: {REASON}</span>}
        </>
      }
      actions={
        mayChange ? (
          <Button component={Link} to={NEW_PIECE} leftSection={plus}>
            New piece
          </Button>
        ) : (
          <Button leftSection={plus} {...lockedUnless(mayChange)}>
            New piece
          </Button>
        )
      }
    >
      <Sections />
      <div {...within}>
        <Panel title="Pieces" headingRef={heading}>
          {found.isPending && <Rows />}
          {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
          {found.data?.length === 0 && (
            <Empty title="Nothing has been written yet">
              Choose a segment and a tone; the draft is made from what is on record.
            </Empty>
          )}
          {found.data && found.data.length > 0 && (
            <Table label="Pieces" columns={COLUMNS}>
              {found.data.map((piece) => (
                <PieceRow
                  key={piece.id}
                  piece={piece}
                  onDelete={mayChange ? () => remove(piece) : undefined}
                />
              ))}
            </Table>
          )}
        </Panel>
      </div>
    </Page>
  );
}

function PieceRow({ piece, onDelete }: { piece: Card; onDelete?: () => void }) {
  const { id, name, kind, tone, audience, subject, isApproved, updatedAt, updatedBy } = piece;
  return (
    <Row>
      <Cell>
        <span className={classes.piece}>
          <Link to={pieceAddress(id)} className={classes.link} data-step>
            {name}
          </Link>
          <span className={classes.soft}>{subject}</span>
        </span>
      </Cell>
      <Cell label="Kind">
        {KINDS[kind].name}, {TONES[tone].toLowerCase()}
      </Cell>
      <Cell label="For">{audience}</Cell>
      <Cell label="State">
        {isApproved ? <Pill tint="green">Approved</Pill> : <Pill tint="orange">Draft</Pill>}
      </Cell>
      <Cell label="Changed">
        <time dateTime={updatedAt} title={formatTime(updatedAt)}>
          {formatAgo(updatedAt, new Date())}
        </time>
        <span className={classes.soft}> {updatedBy}</span>
      </Cell>
      <Cell>{onDelete && <IconButton label={`Delete ${name}`} icon={IconTrash} onClick={onDelete} />}</Cell>
    </Row>
  );
}

/** Deletes a piece. It is gone from the list at once, and can be brought back. */
function useRemove() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: piecesQuery.queryKey });
  return async ({ id, name }: Card) => {
    try {
      await deletePiece(id);
    } catch (failure) {
      showFailure(failure);
      return;
    }
    queries.setQueryData(
      piecesQuery.queryKey,
      (list) => list && { pieces: list.pieces.filter((piece) => piece.id !== id) },
    );
    void refresh();
    showToast(`${name} was deleted.`, { undo: () => restorePiece(id).finally(refresh) });
  };
}
