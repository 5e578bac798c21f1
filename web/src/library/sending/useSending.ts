import { useQueryClient } from '@tanstack/react-query';
import { type Sending, useUpload } from '@/api/useUpload';
import { LIBRARY } from '../api';
import type { DocumentCard } from '../types';

type Options = {
  send: (sending: Sending) => Promise<DocumentCard>;
  /** What to do once the server has the file. It is then read, page by page. */
  onArrived?: (card: DocumentCard) => void;
};

/** A file on its way to the library. */
export function useSending({ send, onArrived }: Options) {
  const queries = useQueryClient();
  return useUpload({
    send,
    onArrived: async (card) => {
      await queries.invalidateQueries({ queryKey: LIBRARY });
      onArrived?.(card);
    },
  });
}
