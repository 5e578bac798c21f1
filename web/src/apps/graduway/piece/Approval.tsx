import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { idleWhile, lockedUnless, useMayChange } from '../rights';
import { keptOrThrow } from '../saved';
import { approvePiece, type Piece, reopenPiece } from '../studio/api';
import { usePieceChanges } from '../studio/usePieceChanges';
import classes from './piece.module.css';

const HINDERED = 'piece-hindered';

/** Approves what the piece says now and for whom. Any change of either ends it. */
export function Approval({ piece }: { piece: Piece }) {
  const mayChange = useMayChange();
  const { show } = usePieceChanges();
  const { id, hash, approval, isVoid, canBeApproved, gaps, findings } = piece;
  const approve = useMutation({
    mutationFn: async () => {
      const saved = await approvePiece(id, hash);
      show('kept' in saved ? saved.kept : saved.current);
      if ('current' in saved) throw new Error(saved.message);
      showToast('It is approved as it reads now.', {
        undo: async () => show(await reopenPiece(id)),
      });
    },
  });
  const reopen = useMutation({
    mutationFn: async () => {
      show(await reopenPiece(id));
      showToast('The approval was taken back.', {
        undo: async () => show(await keptOrThrow(approvePiece(id, hash))),
      });
    },
  });
  const failure = approve.error ?? reopen.error;
  const count = gaps.length + findings.filter(({ weight }) => weight === 'refused').length;
  return (
    <section className={classes.approval} aria-label="Approval" data-approved={approval ? true : undefined}>
      <div className={classes.standing} role="status">
        {approval ? (
          <>
            <Pill tint="green">Approved</Pill> by {approval.by}, {formatTime(approval.at)}
            {!canBeApproved && `. Since then ${countOf(count, 'thing has', 'things have')} to change.`}
          </>
        ) : (
          <>
            <Pill tint="orange">Draft</Pill>{' '}
            {isVoid && 'It was approved, and has been changed since: that approval is void. '}
            {!canBeApproved && (
              <span id={HINDERED}>
                {countOf(count, 'thing has', 'things have')} to change before approval.
              </span>
            )}
          </>
        )}
        <span className={classes.hash} title="An approval is of exactly this text and these readers">
          Fingerprint <code>{hash.slice(0, 12)}</code>
        </span>
      </div>
      {approval ? (
        <Button
          size="xs"
          variant="default"
          {...lockedUnless(mayChange)}
          {...idleWhile(reopen.isPending)}
          onClick={() => {
            if (!reopen.isPending) reopen.mutate();
          }}
        >
          Take the approval back
        </Button>
      ) : (
        <Button
          size="xs"
          {...lockedUnless(mayChange)}
          {...idleWhile(!canBeApproved || approve.isPending)}
          {...(mayChange && !canBeApproved && { 'aria-describedby': HINDERED })}
          onClick={() => {
            if (canBeApproved && !approve.isPending) approve.mutate();
          }}
        >
          {approve.isPending ? 'Approving...' : 'Approve'}
        </Button>
      )}
      {failure && <Failure message={failure.message} />}
    </section>
  );
}
