import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/ui/toast/toasts';
import { keptOrThrow, type Saved } from '../saved';
import { type Piece, pieceQuery, piecesQuery, restoreVersion } from './api';

/** Shows what a change has made of a piece, and takes it back. */
export function usePieceChanges() {
  const queries = useQueryClient();
  const show = (piece: Piece) => {
    queries.setQueryData(pieceQuery(piece.id).queryKey, piece);
    void queries.invalidateQueries({ queryKey: piecesQuery.queryKey, exact: true });
  };
  /** Makes it as it was, unless somebody has changed it since. */
  const goBack = async (now: Piece, to: number) => {
    show(await keptOrThrow(restoreVersion(now.id, to, now.revision)));
  };
  return {
    show,
    /** Whoever was faster is shown, and told of by the error. */
    settle: async (saving: Promise<Saved<Piece>>, before: Piece, told: string): Promise<Piece> => {
      const saved = await saving;
      if ('current' in saved) {
        show(saved.current);
        throw new Error(saved.message);
      }
      const { kept } = saved;
      show(kept);
      const undo = kept.revision === before.revision ? undefined : () => goBack(kept, before.revision);
      showToast(told, { undo });
      return kept;
    },
  };
}
