import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { useSession } from '@/identity/session';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { keptOrThrow } from '../saved';
import {
  changeSegment,
  contentOf,
  deleteSegment,
  restoreSegment,
  SEGMENTS_KEY,
  type Segment,
  segmentsQuery,
  undoSegment,
} from './api';

type Change = Partial<Pick<Schemas['ChangeSegment'], 'name' | 'shared' | 'chips' | 'note'>>;

/** What can be done to a segment. All of it can be taken back. */
export function useSegmentChanges() {
  const queries = useQueryClient();
  const { profile } = useSession();
  const refresh = () => queries.invalidateQueries({ queryKey: SEGMENTS_KEY });
  /** Takes the newest change back, if nobody has changed it since. */
  const takeBack = ({ id, version }: Segment) => keptOrThrow(undoSegment(id, version)).finally(refresh);
  /** The way back, if this change made a version. Whoever said the same just before has made the next one, too. */
  const undoOf = (before: Segment, kept: Segment) => {
    const isNew = kept.version === before.version + 1;
    return isNew && kept.updatedByName === profile?.displayName ? () => takeBack(kept) : undefined;
  };
  return {
    undoOf,
    refresh,
    /** Rejects if it was not kept, with what somebody else has made of it if they were faster. */
    change: async (segment: Segment, change: Change, told: string) => {
      const body = { ...contentOf(segment), seen: segment.version, ...change };
      const saved = await changeSegment(segment.id, body).finally(refresh);
      if (!('kept' in saved)) return saved;
      showToast(told, { undo: undoOf(segment, saved.kept) });
      return saved;
    },
    remove: async ({ id, name }: Segment) => {
      try {
        await deleteSegment(id);
      } catch (failure) {
        showFailure(failure);
        return;
      }
      queries.setQueryData(
        segmentsQuery.queryKey,
        (list) => list && { segments: list.segments.filter((segment) => segment.id !== id) },
      );
      void refresh();
      showToast(`${name} was deleted.`, { undo: () => restoreSegment(id).finally(refresh) });
    },
  };
}
